/** The maximum number of characters of a comment (A5.10, A9.14, B9.13). */
export const maxCommentLength = 255

/**
 * Returns a comment that fits, and whether it was cut. Characters are counted by code points, as PostgreSQL's `length` does, so
 * that nothing is refused later; but a grapheme, such as a letter with its accent, is never split. New lines are one character
 * each; other control characters and lone surrogates become spaces.
 */
export function truncateComment(typed: string): { text: string; cut: boolean } {
  const text = typed.replace(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
  if (countCharacters(text) <= maxCommentLength) return { text, cut: false }
  return { text: wholeCharacters(text) || [...text].slice(0, maxCommentLength).join(''), cut: true }
}

/** Counts code points. */
export function countCharacters(text: string): number {
  return [...text].length
}

function wholeCharacters(text: string): string {
  let result = ''
  let count = 0
  for (const { segment } of new Intl.Segmenter('pl').segment(text)) {
    count += countCharacters(segment)
    if (count > maxCommentLength) break
    result += segment
  }
  return result
}
