const invisible = /[\s\p{Cf}]/u

/**
 * Returns what was typed or pasted, without white space and invisible characters around it: phones copy numbers with direction marks,
 * and web pages with zero-width spaces.
 */
export function typedText(typed: string): string {
  let [start, end] = [0, typed.length]
  while (start < end && invisible.test(typed.charAt(start))) start++
  while (start < end && invisible.test(typed.charAt(end - 1))) end--
  return typed.slice(start, end)
}

/** The same of a number; every dash is a hyphen, as in '600–700–800' copied from a web page. */
export function typedNumber(typed: string): string {
  return typedText(typed).replace(/[\p{Pd}\u2212]/gu, '-')
}
