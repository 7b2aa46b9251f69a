import { normalized } from '#shared/normalized.ts'
import { tokensOf } from './tokens.ts'

const shortest = 2
const longest = 60

/** Seven digits without a letter between them, however they are grouped: a telephone, an account, a PESEL. */
const manyDigits = /\d(?:[^\p{L}\p{N}]*\d){6}/u

/**
 * A phrase as it is counted: in lower case and single spaces. Null: it is too short or long to be offered to anybody, or may tell who somebody
 * is – an e-mail address, a telephone number; codes of letters and digits are welcome.
 */
export function countedPhrase(typed: string): string | null {
  const phrase = normalized(typed, 'NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  const length = [...phrase].length
  if (length < shortest || length > longest || tokensOf(phrase).length === 0) return null
  return phrase.includes('@') || manyDigits.test(phrase) ? null : phrase
}

/** The same for phrases that differ in diacritics or in signs alone: 'żółty kubek', 'zolty  kubek'. */
export function writtenKey(phrase: string): string {
  return tokensOf(phrase)
    .map(({ word }) => word)
    .join(' ')
}
