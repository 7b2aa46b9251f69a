import { codeOf, illegalCodes, missingCodes } from './codes-by-area.ts'
import type { FieldContext, FieldProblem, FieldResult } from './field-result.ts'
import { hasLetter, tooLong } from './lengths.ts'
import { typedText } from './typed-text.ts'

/** Single dots are allowed: 'Allegro.pl' is a company name, and 'ul.Długa' a street. Mails defang remaining links. */
const link = /:\/\/|(?<!\p{L})www\./iu

/** Mails repeat names and addresses to their reader, so links in them are refused as illegal characters (B5.42). */
export function hasLink(text: string): boolean {
  return link.test(text)
}

const allowed = /^[\p{L}\p{M}\p{N}\p{Zs}'’‘`´".,&/()+:;#°ºª·–„”“!№-]*$/u

/** Whether a text has only characters of addresses and company names, and no link. */
export function isAddressText(text: string): boolean {
  return allowed.test(text) && !hasLink(text)
}

/** A street without its number, or a town: at least one letter (B5.43). */
export function checkStreetOrTown(typed: string, field: 'street' | 'city', context: FieldContext = {}): FieldResult {
  const text = typedText(typed)
  const most = 80
  if (text === '') return { code: codeOf(missingCodes[field], context) }
  if (text.length > most) return tooLong(most)
  if (!isAddressText(text)) return { code: codeOf(illegalCodes[field], context) }
  return hasLetter(text) ? { value: text } : { code: 'invalid_format' }
}

/** A building number, with flat: '12a/3'. */
export function checkStreetNumber(typed: string, context: FieldContext = {}): FieldResult {
  const number = typedText(typed)
  const most = 20
  if (number === '') return missingNumber(context)
  if (number.length > most) return tooLong(most)
  return isAddressText(number) ? { value: number } : { code: codeOf(illegalCodes.street, context) }
}

/** In the United Kingdom a building may have a name instead of a number (B5.44). */
function missingNumber(context: FieldContext): FieldProblem {
  return { code: context.country === 'GB' ? 'no_street_number_uk' : codeOf(missingCodes.streetNumber, context) }
}

/** Whether a street with its number in one field has one: 'Długa 5', but not '11 Listopada'. Elsewhere the number may come first. */
function includesNumber(line: string, country: string | undefined): boolean {
  if (country === 'PL' || country === undefined) return /\d/.test(line.slice(line.search(/\p{L}/u)))
  return /\d/.test(line) || (country === 'GB' && line.includes(','))
}

/**
 * A street as the wire has it: with its number in the same text, unless the number's own field is given (B5.8). The codes of a
 * missing number belong to the number's field (B5.9): see `fieldOfCode`.
 */
export function checkStreet(typed: string, context: FieldContext = {}): FieldResult {
  const street = checkStreetOrTown(typed, 'street', context)
  if ('code' in street) return street
  if (context.streetNumber === undefined)
    return includesNumber(street.value, context.country) ? street : missingNumber(context)
  const number = checkStreetNumber(context.streetNumber, context)
  return 'code' in number ? number : street
}

const maxCompanyLength = 120
/** Registers have companies such as '100% Natury' and 'E_Sklep@Dom'. */
const companyCharacters = /^[\p{L}\p{M}\p{N}\p{Zs}'’‘`´".,&/()+:;#°ºª·–„”“!№%?*_@®™€$-]*$/u

/** A company's name, or the second line of a delivery address. */
export function checkCompany(typed: string, context: FieldContext = {}): FieldResult {
  const name = typedText(typed)
  if (name === '') return { code: codeOf(missingCodes.firm, context) }
  if (name.length > maxCompanyLength) return tooLong(maxCompanyLength)
  if (!companyCharacters.test(name) || hasLink(name)) return { code: codeOf(illegalCodes.firm, context) }
  return hasLetter(name) ? { value: name } : { code: 'invalid_format' }
}
