import { ownProperty } from '#shared/own-property.ts'
import { codeOf, incorrectCodes } from './codes-by-area.ts'
import type { FieldContext, FieldResult } from './field-result.ts'
import { typedNumber } from './typed-text.ts'

/**
 * X is a digit, Y a letter (B8.12), ? either of them; any other character is itself. All countries of the EU, their neighbours,
 * and the others that parcels from Poland often go to (Universal Postal Union, addressing systems).
 */
const formats: Record<string, string> = {
  ...{
    AD: 'ADXXX',
    AL: 'XXXX',
    AT: 'XXXX',
    AU: 'XXXX',
    BA: 'XXXXX',
    BE: 'XXXX',
    BG: 'XXXX',
    BY: 'XXXXXX',
    CA: 'YXY XYX',
  },
  ...{
    CH: 'XXXX',
    CY: 'XXXX',
    CZ: 'XXX XX',
    DE: 'XXXXX',
    DK: 'XXXX',
    EE: 'XXXXX',
    ES: 'XXXXX',
    FI: 'XXXXX',
    FO: 'XXX',
  },
  ...{ FR: 'XXXXX', GB: 'YX XYY, YXX XYY, YYX XYY, YYXX XYY, YXY XYY, YYXY XYY', GE: 'XXXX', GL: 'XXXX', GR: 'XXX XX' },
  ...{
    HR: 'XXXXX',
    HU: 'XXXX',
    IE: 'YXX ????, D6W ????',
    IS: 'XXX',
    IT: 'XXXXX',
    LI: 'XXXX',
    LT: 'LT-XXXXX',
    LU: 'XXXX',
  },
  ...{ LV: 'LV-XXXX', MC: 'XXXXX', MD: 'MD-XXXX', ME: 'XXXXX', MK: 'XXXX', MT: 'YYY XXXX', NL: 'XXXX YY', NO: 'XXXX' },
  ...{ PL: 'XX-XXX', PT: 'XXXX-XXX', RO: 'XXXXXX', RS: 'XXXXX', SE: 'XXX XX', SI: 'XXXX', SK: 'XXX XX', SM: 'XXXXX' },
  ...{ TR: 'XXXXX', UA: 'XXXXX', US: 'XXXXX, XXXXX-XXXX', VA: 'XXXXX', XK: 'XXXXX' },
}

/** The countries whose postcodes have a known format. */
export const countriesWithPostcodes = Object.keys(formats)

/** The postcode formats of a country; empty when unknown, and any postcode is valid. */
export function postcodeFormats(country: string): string[] {
  return ownProperty(formats, country)?.split(', ') ?? []
}

/** The values of a message about a country's postcodes: its formats, and an example of the first. */
export function postcodeHint(country: string): { formats: string; example: string } {
  const formats = postcodeFormats(country)
  let digit = 0
  const example = (formats[0] ?? '').replace(/[XY?]/g, (symbol) => (symbol === 'X' ? String(++digit) : 'A'))
  return { formats: formats.join(', '), example }
}

/** A postcode in the notation of its country; the message of an invalid one lists the formats (B8.12). */
export function checkPostcode(typed: string, context: FieldContext = {}): FieldResult {
  const { country = '' } = context
  if (typedNumber(typed) === '') return { code: 'required' }
  const value = readPostcode(typedNumber(typed), country)
  return value ? { value } : { code: codeOf(incorrectCodes.zipcode, context), values: postcodeHint(country) }
}

/**
 * Returns the postcode in the country's notation ('00950' → '00-950'), or null when it is invalid. The country may stand before
 * it or be left out where it belongs to it: 'D-10115', 'SE-111 20', '01001' in Lithuania.
 */
export function readPostcode(input: string, country: string): string | null {
  const characters = input.toUpperCase().replace(/[\s-]/g, '')
  const known = postcodeFormats(country)
  if (known.length === 0) return /^[A-Z0-9]{2,10}$/.test(characters) ? input.trim().toUpperCase() : null
  const readings = [characters, country + characters, withoutCountry(characters, country)]
  const fitting = readings.flatMap((reading) => known.map((format) => fitFormat(reading, format)))
  return fitting.find((postcode) => postcode !== null && !isUnusedGerman(postcode, country)) ?? null
}

/** Germany's postcodes run from 01001 to 99998. */
function isUnusedGerman(postcode: string, country: string): boolean {
  return country === 'DE' && (postcode < '01001' || postcode === '99999')
}

/** Before a number only: letters before letters are part of the postcode. */
function withoutCountry(characters: string, country: string): string {
  const prefix = [country, country.slice(0, 1)].find((prefix) => characters.startsWith(prefix)) ?? ''
  const rest = characters.slice(prefix.length)
  return /^\d/.test(rest) ? rest : characters
}

/** Fills the symbols of a format with the characters; null when they do not fit. */
function fitFormat(characters: string, format: string): string | null {
  const pattern = [...format].filter(isSymbol)
  if (characters.length !== pattern.length) return null
  if (!pattern.every((symbol, index) => fitsSymbol(characters[index] as string, symbol))) return null
  let next = 0
  return [...format].map((symbol) => (isSymbol(symbol) ? characters[next++] : symbol)).join('')
}

/** Spaces and hyphens separate. */
function isSymbol(symbol: string): boolean {
  return /[A-Z\d?]/.test(symbol)
}

function fitsSymbol(character: string, symbol: string): boolean {
  if (symbol === 'X') return /\d/.test(character)
  if (symbol === 'Y') return /[A-Z]/.test(character)
  return symbol === '?' ? /[A-Z\d]/.test(character) : character === symbol
}
