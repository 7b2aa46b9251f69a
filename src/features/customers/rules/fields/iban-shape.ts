import { codeOf, incorrectCodes } from './codes-by-area.ts'
import type { FieldContext, FieldResult } from './field-result.ts'
import { typedNumber } from './typed-text.ts'

/**
 * An IBAN by its checksum (ISO 13616), without spaces; 26 digits are a Polish account. Lengths and structures of the countries
 * are the server's. The returns form has words of its own (B5.18, B5.19).
 */
export function checkIbanShape(typed: string, context: FieldContext = {}): FieldResult {
  const trimmed = typedNumber(typed)
  if (trimmed === '') return { code: 'required' }
  const account = withCountry(trimmed.replace(/[\s-]/g, '').toUpperCase())
  const valid = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(account) && remainder(account) === 1
  return valid ? { value: account } : { code: codeOf(incorrectCodes.iban, context) }
}

function withCountry(account: string): string {
  return /^\d{26}$/.test(account) ? `PL${account}` : account
}

/** The account with its first four characters at the end, letters as 10–35, modulo 97. */
function remainder(account: string): number {
  return [...account.slice(4), ...account.slice(0, 4)].reduce((sum, character) => {
    const value = Number.parseInt(character, 36)
    return (sum * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
}
