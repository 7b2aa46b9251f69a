import { normalizeUnicode } from '#shared/normalize.ts'
import { tokensOf } from './tokens.ts'

const minPhraseLength = 2
const maxPhraseLength = 60

/** Seven digits without a letter between them, however they are grouped: a telephone, an account, a PESEL. */
const manyDigits = /\d(?:[^\p{L}\p{N}]*\d){6}/u

/**
 * A phrase as it is counted: in lower case and single spaces. Null: it is too short or long to be offered to anybody, or may tell who somebody
 * is – an e-mail address, a telephone number; codes of letters and digits are welcome.
 */
export function normalizePhrase(typed: string): string | null {
  const phrase = normalizeUnicode(typed, 'NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  const length = [...phrase].length
  if (length < minPhraseLength || length > maxPhraseLength || tokensOf(phrase).length === 0) return null
  return phrase.includes('@') || manyDigits.test(phrase) ? null : phrase
}

/** The same for phrases that differ in diacritics or in signs alone: 'żółty kubek', 'zolty  kubek'. */
export function phraseKey(phrase: string): string {
  return tokensOf(phrase)
    .map(({ word }) => word)
    .join(' ')
}

/** A phrase and how often it was searched for. */
export interface CountedPhrase {
  phrase: string
  searches: number
}

/** A phrase that many have searched for, as most of them write it. */
export interface PopularPhrase extends CountedPhrase {
  key: string
}

/** What was searched for at least `least` times, however people write it, the most popular first. */
export function groupPopularPhrases(counted: CountedPhrase[], least: number): PopularPhrase[] {
  const writings = Map.groupBy(counted, ({ phrase }) => phraseKey(phrase))
  return [...writings]
    .map(([key, same]) => {
      const [usual] = same.toSorted((a, b) => b.searches - a.searches)
      return { key, phrase: usual?.phrase ?? key, searches: same.reduce((sum, { searches }) => sum + searches, 0) }
    })
    .filter(({ searches }) => searches >= least)
    .toSorted((a, b) => b.searches - a.searches)
}

/** Phrases for somebody who types (A3.8): popular ones that begin so, then `others`; each once, and not what stands in the field already. */
export function suggestPhrases(popular: PopularPhrase[], typed: string, others: string[]): string[] {
  const beginning = phraseKey(typed)
  const begun = beginning === '' ? [] : popular.filter(({ key }) => key.startsWith(beginning))
  const offered = new Map<string, string>()
  for (const phrase of [...begun.map(({ phrase }) => phrase), ...others]) {
    const key = phraseKey(phrase)
    if (!offered.has(key) && phrase !== typed.toLowerCase()) offered.set(key, phrase)
  }
  return [...offered.values()]
}

const maxPhrases = 1_000 // phrases, so that nobody fills the memory

/** How often each phrase was searched for since somebody took the sums: in memory, and without anything of those who searched. */
export class PhraseCounter {
  private searches = new Map<string, number>()

  /** Counts a phrase; a new one among too many is left out. */
  note(phrase: string, times = 1): void {
    const before = this.searches.get(phrase) ?? 0
    if (before > 0 || this.searches.size < maxPhrases) this.searches.set(phrase, before + times)
  }

  /** The sums, which begin anew. */
  take(): Map<string, number> {
    const taken = this.searches
    this.searches = new Map()
    return taken
  }
}
