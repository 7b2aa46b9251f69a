import { ownProperty } from '#shared/own-property.ts'
import { codeOf, incorrectCodes } from './codes-by-area.ts'
import type { FieldContext, FieldResult } from './field-result.ts'

/** X is a digit, Y a letter (B8.12). The main destinations of Polish couriers. */
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

/** The postcode formats of a country; empty when unknown, and any postcode is valid. */
export function postcodeFormats(country: string): string[] {
  return ownProperty(formats, country) ?? []
}

/** The values of a message about a country's postcodes: its formats, and an example of the first. */
export function postcodeHint(country: string): { formats: string; example: string } {
  const formats = postcodeFormats(country)
  let digit = 0
  const example = (formats[0] ?? '').replace(/[XY]/g, (symbol) => (symbol === 'X' ? String(++digit) : 'A'))
  return { formats: formats.join(', '), example }
}

/** A postcode in the notation of its country; the message of an invalid one lists the formats (B8.12). */
export function checkPostcode(typed: string, context: FieldContext = {}): FieldResult {
  const { country = '' } = context
  if (typed.trim() === '') return { code: 'required' }
  const value = readPostcode(typed, country)
  return value ? { value } : { code: codeOf(incorrectCodes.zipcode, context), values: postcodeHint(country) }
}

/** Returns the postcode in the country's notation ('00950' → '00-950'), or null when it is invalid. */
export function readPostcode(input: string, country: string): string | null {
  const characters = input.toUpperCase().replace(/[\s-]/g, '')
  const known = postcodeFormats(country)
  if (known.length === 0) return /^[A-Z0-9]{2,10}$/.test(characters) ? input.trim().toUpperCase() : null
  return known.map((format) => fitFormat(characters, format)).find((postcode) => postcode !== null) ?? null
}

function fitFormat(characters: string, format: string): string | null {
  const pattern = [...format].filter((symbol) => /[A-Z]/.test(symbol))
  if (characters.length !== pattern.length) return null
  const fits = pattern.every((symbol, index) => {
    const character = characters[index] as string
    if (symbol === 'X') return /\d/.test(character)
    return symbol === 'Y' ? /[A-Z]/.test(character) : character === symbol
  })
  if (!fits) return null
  let next = 0
  return [...format].map((symbol) => (/[A-Z]/.test(symbol) ? characters[next++] : symbol)).join('')
}
