/** A street and the number of the building, with the flat. */
export interface StreetParts {
  street: string
  streetNumber: string
}

/** 'Długa' and '5/7' → 'Długa 5/7': how clients of the wire write both in one field. */
export function joinStreetLine({ street, streetNumber }: StreetParts): string {
  return `${street} ${streetNumber}`.trim()
}

/**
 * Splits 'Długa 5 lok. 7' into 'Długa' and '5/7'; outside of Poland the number may come first. What has no number stays in the street:
 * '11 Listopada' is one in Poland.
 */
export function splitStreetLine(line: string, country: string): StreetParts {
  const words = line.split(/\s+/).filter(Boolean)
  const whole = { street: words.join(' '), streetNumber: '' }
  return splitBehind(words) ?? (country === 'PL' ? null : splitBefore(words)) ?? whole
}

/** The number stands last: '5', '5/7', '12 A', '5 lok. 7'. */
function splitBehind(words: string[]): StreetParts | null {
  const hasFlat = /^(?:lok|m)\.?$/i.test(words.at(-2) ?? '')
  const flat = hasFlat ? `/${words.at(-1)}` : ''
  const rest = hasFlat ? words.slice(0, -2) : words
  const size = /^\p{L}$/u.test(rest.at(-1) ?? '') ? 2 : 1
  return streetAndNumber(rest.slice(0, -size), rest.slice(-size), flat)
}

/** '10 Downing Street', as in the United Kingdom and France. */
function splitBefore([first = '', ...rest]: string[]): StreetParts | null {
  return streetAndNumber(rest, [first])
}

function streetAndNumber(street: string[], number: string[], flat = ''): StreetParts | null {
  const parts = { street: street.join(' ').replace(/,$/, ''), streetNumber: number.join(' ').replace(/,$/, '') }
  if (!/^\d\S{0,9}(?: \p{L})?$/u.test(parts.streetNumber) || !/\p{L}/u.test(parts.street)) return null
  return { ...parts, streetNumber: parts.streetNumber + flat }
}
