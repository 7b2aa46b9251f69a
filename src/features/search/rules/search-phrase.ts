import { normalizeUnicode } from '#shared/plain-text.ts'
import { tokensOf } from './tokens.ts'

const minPhraseLength = 2
const maxPhraseLength = 60

/** Seven digits without a letter between them, however they are grouped: a telephone number, an account number, a PESEL. */
const manyDigits = /\d(?:[^\p{L}\p{N}]*\d){6}/u

/**
 * A phrase as it is counted: in lower case and with single spaces. Null: it is too short or too long to be suggested, or may identify a person – an
 * e-mail address, a telephone number; codes of letters and digits are allowed.
 */
export function normalizePhrase(typed: string): string | null {
  const phrase = normalizeUnicode(typed, 'NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  const length = [...phrase].length
  if (length < minPhraseLength || length > maxPhraseLength || tokensOf(phrase).length === 0) return null
  return phrase.includes('@') || manyDigits.test(phrase) ? null : phrase
}

/** A key that is equal for phrases that differ only in diacritics or punctuation: 'żółty kubek', 'zolty  kubek'. */
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

/** A popular phrase in its most frequent spelling. */
export interface PopularPhrase extends CountedPhrase {
  key: string
}

/** The phrases that were searched for at least `least` times, all spellings together, the most popular first. */
export function groupPopularPhrases(counted: CountedPhrase[], least: number): PopularPhrase[] {
  const spellings = Map.groupBy(counted, ({ phrase }) => phraseKey(phrase))
  return [...spellings]
    .map(([key, same]) => {
      const [usual] = same.toSorted((a, b) => b.searches - a.searches)
      return { key, phrase: usual?.phrase ?? key, searches: same.reduce((sum, { searches }) => sum + searches, 0) }
    })
    .filter(({ searches }) => searches >= least)
    .toSorted((a, b) => b.searches - a.searches)
}

/** Phrases for a partly typed text (A3.8): popular ones with that prefix, then `others`; each once, without the typed text itself. */
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

const maxPhrases = 1_000 // phrases; bounds the memory that visitors can fill

/** Counts how often each phrase was searched for since the last `take`: in memory, without any data of the visitors. */
export class PhraseCounter {
  private searches = new Map<string, number>()

  /** Counts a phrase; a new one is ignored when the counter is full. */
  note(phrase: string, times = 1): void {
    const before = this.searches.get(phrase) ?? 0
    if (before > 0 || this.searches.size < maxPhrases) this.searches.set(phrase, before + times)
  }

  /** Returns the counts and resets them. */
  take(): Map<string, number> {
    const taken = this.searches
    this.searches = new Map()
    return taken
  }
}
