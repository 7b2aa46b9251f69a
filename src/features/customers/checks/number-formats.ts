import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { ownProperty } from '#shared/own-property.ts'
import type { ValidationCode } from '../texts/validation.ts'

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

/** Returns a phone number as '+48600700800', or the code of its problem (B5.10–B5.12, B5.28). */
export function readPhone(input: string, country: string): { value: string } | { code: ValidationCode } {
  const trimmed = input.trim()
  if (trimmed === '') return { code: 'no_phone' }
  if (/[^\d\s+().\-/*#]/.test(trimmed)) return { code: 'illegal_characters' }
  if (trimmed.replace(/\D/g, '').length < 9) return { code: 'phone_to_short' }
  const region = isSupportedCountry(country) ? (country as CountryCode) : undefined
  const number = parsePhoneNumberFromString(trimmed.replace(/^00/, '+'), region)
  return number?.isValid() ? { value: number.number } : { code: 'incorect_phone' }
}

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** Returns a Polish NIP as ten digits with a valid checksum; null when it is invalid (B8.9). */
export function readNip(input: string): string | null {
  const digits = input.replace(/^\s*PL/i, '').replace(/[\s-]/g, '')
  if (!/^\d{10}$/.test(digits) || /^0+$/.test(digits)) return null
  const sum = weights.reduce((sum, weight, symbol) => sum + weight * Number(digits[symbol]), 0)
  return sum % 11 === Number(digits[9]) ? digits : null
}

/** Returns a company's tax number of any country; outside Poland only the shape is checked. */
export function readTaxNumber(input: string, country: string): string | null {
  if (country === 'PL') return readNip(input)
  const characters = input.toUpperCase().replace(/[\s.-]/g, '')
  return /^[A-Z0-9]{4,16}$/.test(characters) ? characters : null
}
