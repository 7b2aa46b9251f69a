import { codeOf, incorrectCodes } from './codes-by-area.ts'
import type { FieldContext, FieldResult } from './field-result.ts'

/** A select: the placeholder is '' (B5.4), and another value than the offered ones is none. */
export function checkSelect(typed: string, { options }: FieldContext = {}): FieldResult {
  return typed === '' || options?.includes(typed) === false ? { code: 'no_option' } : { value: typed }
}

/** A country or its region, by an ISO code or a number of the wire. */
export function checkRegion(typed: string, context: FieldContext = {}): FieldResult {
  const region = typed.trim()
  const known = context.options?.includes(region) ?? /^(?:[A-Z]{2}|\d{1,10})$/.test(region)
  return known ? { value: region } : { code: codeOf(incorrectCodes.region, context) }
}

/** One shop of a list (B8.11). */
export function checkShop(typed: string, context: FieldContext = {}): FieldResult {
  return 'value' in checkSelect(typed, context) ? { value: typed } : { code: 'incorect_shops' }
}

/** A required checkbox; an unchecked one has no value (B5.5). */
export function checkCheckbox(typed: string): FieldResult {
  return typed === '' ? { code: 'not_checked' } : { value: typed }
}
