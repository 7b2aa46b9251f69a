import { codeOf, illegalCodes, missingCodes } from './codes-by-area.ts'
import type { FieldContext, FieldResult } from './field-result.ts'
import { hasLetter, tooLong } from './lengths.ts'
import { hasLink } from './street.ts'
import { typedText } from './typed-text.ts'

const maxNameLength = 50
/** Persian and Indian names are spelled with the zero-width joiner and non-joiner. */
const nameCharacters = /^(?:[\p{L}\p{M}\p{Zs}'’‘`´·.,-]|\u200c|\u200d)*$/u

/** A first name, a last name, or both in one field: letters, no digits (B5.6). */
export function checkPersonName(
  typed: string,
  field: 'firstname' | 'lastname' | 'name',
  context: FieldContext = {},
): FieldResult {
  const name = typedText(typed)
  const illegal: FieldResult = { code: codeOf(illegalCodes[field], context) }
  if (name === '') return { code: codeOf(missingCodes[field], context) }
  if (name.length > maxNameLength) return tooLong(maxNameLength)
  if (hasLink(name)) return illegal
  if (/\p{Nd}/u.test(name)) return { code: 'digits' }
  if (!nameCharacters.test(name)) return illegal
  return hasLetter(name) ? { value: name } : { code: 'invalid_format' }
}
