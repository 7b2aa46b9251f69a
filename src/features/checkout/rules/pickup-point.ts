import type { FieldResult } from '#features/customers/rules/fields/field-result.ts'

/** A code as codes are compared, without spaces and hyphens: 'pop-kra 12' → 'POPKRA12'. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

/** The code of a parcel locker or point as carriers print it: 'waw 123m' → 'WAW123M'. */
export function checkPickupPoint(typed: string): FieldResult {
  const code = plainCode(typed)
  return /^[A-Z\d]{3,10}$/.test(code) ? { value: code } : { code: 'no_pickup_point' }
}
