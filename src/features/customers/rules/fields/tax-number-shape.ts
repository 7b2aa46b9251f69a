import { codeOf, illegalCodes } from './codes-by-area.ts'
import type { FieldContext, FieldResult } from './field-result.ts'
import { typedNumber } from './typed-text.ts'

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** Returns a Polish NIP as ten digits with a valid checksum; null when it is invalid (B8.9). */
export function readNip(input: string): string | null {
  const digits = input.replace(/^\s*PL/i, '').replace(/[\s-]/g, '')
  if (!/^\d{10}$/.test(digits) || /^0+$/.test(digits)) return null
  const sum = weights.reduce((sum, weight, symbol) => sum + weight * Number(digits[symbol]), 0)
  return sum % 11 === Number(digits[9]) ? digits : null
}

/** A company's tax number: complete for Poland; the checksums of other countries are the server's. */
export function checkTaxNumberShape(typed: string, context: FieldContext = {}): FieldResult {
  const { country = 'PL' } = context
  const number = typedNumber(typed).toUpperCase()
  if (number === '') return { code: 'required' }
  if (/[^\p{L}\p{N}\s.+*/-]/u.test(number)) return { code: codeOf(illegalCodes.nip, context) }
  const value = country === 'PL' ? readNip(number) : readShape(number)
  return value ? { value } : { code: 'incorect_nip' }
}

function readShape(number: string): string | null {
  const characters = number.replace(/[\s./-]/g, '')
  return /^[A-Z0-9+*]{4,16}$/.test(characters) ? characters : null
}
