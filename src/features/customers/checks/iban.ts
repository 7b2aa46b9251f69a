import { isValidIBAN } from 'ibantools'
import { codeOf, incorrectCodes } from '../rules/fields/codes-by-area.ts'
import type { FieldContext, FieldResult } from '../rules/fields/field-result.ts'
import { checkIbanShape } from '../rules/fields/iban-shape.ts'

/** An IBAN of a country's length and structure, without spaces: 'PL04…' (B5.17). 26 digits are a Polish account. */
export function checkIban(typed: string, context: FieldContext = {}): FieldResult {
  const shape = checkIbanShape(typed, context)
  if ('code' in shape || isValidIBAN(shape.value)) return shape
  return { code: codeOf(incorrectCodes.iban, context) }
}
