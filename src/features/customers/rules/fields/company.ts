import { codeOf, illegalCodes, missingCodes } from './codes-by-area.ts'
import type { FieldContext, FieldResult } from './field-result.ts'
import { hasLetter, tooLong } from './lengths.ts'
import { isAddressText } from './street.ts'

const most = 120

/** A company's name, or the second line of a delivery address. */
export function checkCompany(typed: string, context: FieldContext = {}): FieldResult {
  const name = typed.trim()
  if (name === '') return { code: codeOf(missingCodes.firm, context) }
  if (name.length > most) return tooLong(most)
  if (!isAddressText(name)) return { code: codeOf(illegalCodes.firm, context) }
  return hasLetter(name) ? { value: name } : { code: 'invalid_format' }
}
