import { ownValue } from '#shared/own-value.ts'

/** X is a digit, Y a letter (B8.12). Countries to which Polish couriers carry most. */
const formats: Record<string, string[]> = {
  PL: ['XX-XXX'],
  AT: ['XXXX'],
  BE: ['XXXX'],
  CZ: ['XXX XX'],
  DE: ['XXXXX'],
  DK: ['XXXX'],
  ES: ['XXXXX'],
  FR: ['XXXXX'],
  HU: ['XXXX'],
  IT: ['XXXXX'],
  LT: ['LT-XXXXX'],
  NL: ['XXXX YY'],
  SE: ['XXX XX'],
  SK: ['XXX XX'],
}

/** How postcodes of a country are written; empty when that is not known and anything goes. */
export function postcodeFormats(country: string): string[] {
  return ownValue(formats, country) ?? []
}

/** What a message says about how postcodes of a country are written: its formats, and one that fits the first of them. */
export function postcodeWords(country: string): { formats: string; example: string } {
  const formats = postcodeFormats(country)
  let digit = 0
  const example = (formats[0] ?? '').replace(/[XY]/g, (place) => (place === 'X' ? String(++digit) : 'A'))
  return { formats: formats.join(', '), example }
}

/** The postcode as that country writes it ('00950' → '00-950'), or null when it cannot be one. */
export function readPostcode(typed: string, country: string): string | null {
  const characters = typed.toUpperCase().replace(/[\s-]/g, '')
  const known = postcodeFormats(country)
  if (known.length === 0) return /^[A-Z0-9]{2,10}$/.test(characters) ? typed.trim().toUpperCase() : null
  return known.map((format) => fitFormat(characters, format)).find((postcode) => postcode !== null) ?? null
}

function fitFormat(characters: string, format: string): string | null {
  const places = [...format].filter((place) => /[A-Z]/.test(place))
  if (characters.length !== places.length) return null
  const fits = places.every((place, index) => {
    const character = characters[index] as string
    if (place === 'X') return /\d/.test(character)
    return place === 'Y' ? /[A-Z]/.test(character) : character === place
  })
  if (!fits) return null
  let next = 0
  return [...format].map((place) => (/[A-Z]/.test(place) ? characters[next++] : place)).join('')
}
