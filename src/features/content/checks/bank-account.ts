import { electronicFormatIBAN, isValidIBAN } from 'ibantools'

/** A bank account without spaces and with its country, 'PL04…'; null when it is none. 26 digits are a Polish one. */
export function readBankAccount(typed: string): string | null {
  const compact = electronicFormatIBAN(typed) ?? ''
  const account = /^\d{26}$/.test(compact) ? `PL${compact}` : compact
  return isValidIBAN(account) ? account : null
}
