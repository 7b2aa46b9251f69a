import type { FieldResult } from '#features/customers/rules/fields/field-result.ts'

/** The code of a parcel locker or point as carriers print it: 'waw 123m' → 'WAW123M'. */
export function checkPickupPoint(typed: string): FieldResult {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return /^[A-Z\d]{3,10}$/.test(code) ? { value: code } : { code: 'no_pickup_point' }
}
