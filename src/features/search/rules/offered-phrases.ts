import { writtenKey } from './search-phrase.ts'

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
export function popularOf(counted: CountedPhrase[], least: number): PopularPhrase[] {
  const writings = Map.groupBy(counted, ({ phrase }) => writtenKey(phrase))
  return [...writings]
    .map(([key, same]) => {
      const [usual] = same.toSorted((a, b) => b.searches - a.searches)
      return { key, phrase: usual?.phrase ?? key, searches: same.reduce((sum, { searches }) => sum + searches, 0) }
    })
    .filter(({ searches }) => searches >= least)
    .toSorted((a, b) => b.searches - a.searches)
}

/** Phrases for somebody who types (A3.8): popular ones that begin so, then `others`; each once, and not what stands in the field already. */
export function offeredPhrases(popular: PopularPhrase[], typed: string, others: string[]): string[] {
  const beginning = writtenKey(typed)
  const begun = beginning === '' ? [] : popular.filter(({ key }) => key.startsWith(beginning))
  const offered = new Map<string, string>()
  for (const phrase of [...begun.map(({ phrase }) => phrase), ...others]) {
    const key = writtenKey(phrase)
    if (!offered.has(key) && phrase !== typed.toLowerCase()) offered.set(key, phrase)
  }
  return [...offered.values()]
}
