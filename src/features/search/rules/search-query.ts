import { editDistance } from '#shared/edit-distance.ts'
import type { KnownWord } from './search-document.ts'
import { type Token, thingLexeme } from './tokens.ts'

/** One token and the lexemes that it may stand for; none: it is not understood. */
export interface UnderstoodToken {
  token: Token
  lexemes: string[]
  /** Those that count more in the name of the thing itself: for 'miseczka' only 'miseczka', as long as the shop has one, not 'miska'. */
  things: string[]
  /** What it was taken for, as people write it; null: it was known as it stands. */
  takenFor: string | null
  /** No word of the shop by itself: what its lexemes stand for only begins so. */
  begun: boolean
}

export function isKnown({ lexemes }: UnderstoodToken): boolean {
  return lexemes.length > 0
}

const shortestWithError = 4
const shortestWithTwoErrors = 6
const mostMeanings = 5

/** The known words that somebody who typed `word` may have meant: those with the fewest errors, of names before those of descriptions. */
export function meantWords(word: string, known: KnownWord[]): KnownWord[] {
  if (word.length < shortestWithError) return []
  const most = word.length < shortestWithTwoErrors ? 1 : 2
  const near = known.map((each) => ({ each, errors: editDistance(word, each.word, most) }))
  const found = near.filter(({ errors }) => errors <= most)
  const named = found.filter(({ each }) => each.named)
  const better = named.length > 0 ? named : found
  const fewest = Math.min(...better.map(({ errors }) => errors))
  return better
    .filter(({ errors }) => errors === fewest)
    .slice(0, mostMeanings)
    .map(({ each }) => each)
}

/** As a tsquery: all must be there, where weights are given with one of these. Null: one is not understood, or there is none. */
export function allOf(tokens: UnderstoodToken[], weights: 'A' | 'ABC' | '' = ''): string | null {
  if (tokens.length === 0 || tokens.some(({ lexemes }) => lexemes.length === 0)) return null
  return tokens.map(({ lexemes }) => `(${anyLexeme(lexemes, weights)})`).join(' & ')
}

/** As a tsquery: one of the words. Null: there is none. */
export function someOf(tokens: UnderstoodToken[]): string | null {
  return anyLexeme(tokens.flatMap(({ lexemes }) => lexemes)) || null
}

/** As a tsquery: a product that is this, rather than one that mentions it. */
export function thingOf({ lexemes }: UnderstoodToken): string {
  return anyLexeme(lexemes.map(thingLexeme))
}

/** What the words are ranked by: each that is there counts, wherever the others are. */
export interface Ranking {
  /** A tsquery of `lexemes` alternatives, of which a product of all `words` has at least one each. */
  query: string
  lexemes: number
  words: number
}

export function rankingOf(tokens: UnderstoodToken[]): Ranking | null {
  const lexemes = new Set(tokens.flatMap((each) => [...each.lexemes, ...each.things.map(thingLexeme)]))
  return lexemes.size > 0 ? { query: anyLexeme([...lexemes]), lexemes: lexemes.size, words: tokens.length } : null
}

function anyLexeme(lexemes: string[], weights = ''): string {
  return [...new Set(lexemes)]
    .map((lexeme) => `'${lexeme.replaceAll("'", "''")}'${weights && `:${weights}`}`)
    .join(' | ')
}
