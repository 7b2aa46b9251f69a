import { editDistance } from '#shared/edit-distance.ts'
import type { VocabularyWord } from './search-document.ts'
import { headLexeme, type Token } from './tokens.ts'

/** One token and the lexemes that it may stand for; none: it is not understood. */
export interface UnderstoodToken {
  token: Token
  lexemes: string[]
  /** Those that count more in the name of the thing itself: for 'miseczka' only 'miseczka', as long as the shop has one, not 'miska'. */
  heads: string[]
  /** What it was taken for, as people write it; null: it was known as it stands. */
  correctedTo: string | null
  /** No word of the shop by itself: what its lexemes stand for only begins so. */
  begun: boolean
}

export function isKnown({ lexemes }: UnderstoodToken): boolean {
  return lexemes.length > 0
}

const minLengthForError = 4
const minLengthForTwoErrors = 6
const maxCandidates = 5

/** The known words that somebody who typed `word` may have meant: those with the fewest errors, of names before those of descriptions. */
export function spellingCandidates(word: string, known: VocabularyWord[]): VocabularyWord[] {
  if (word.length < minLengthForError) return []
  const most = word.length < minLengthForTwoErrors ? 1 : 2
  const near = known.map((each) => ({ each, errors: editDistance(word, each.word, most) }))
  const found = near.filter(({ errors }) => errors <= most)
  const named = found.filter(({ each }) => each.named)
  const better = named.length > 0 ? named : found
  const fewest = Math.min(...better.map(({ errors }) => errors))
  return better
    .filter(({ errors }) => errors === fewest)
    .slice(0, maxCandidates)
    .map(({ each }) => each)
}

/** As a tsquery: all must be there, where weights are given with one of these. Null: one is not understood, or there is none. */
export function allTokensQuery(tokens: UnderstoodToken[], weights: 'A' | 'ABC' | '' = ''): string | null {
  if (tokens.length === 0 || tokens.some(({ lexemes }) => lexemes.length === 0)) return null
  return tokens.map(({ lexemes }) => `(${anyLexeme(lexemes, weights)})`).join(' & ')
}

/** As a tsquery: one of the words. Null: there is none. */
export function anyTokenQuery(tokens: UnderstoodToken[]): string | null {
  return anyLexeme(tokens.flatMap(({ lexemes }) => lexemes)) || null
}

/** As a tsquery: a product that is this, rather than one that mentions it. */
export function headQuery({ lexemes }: UnderstoodToken): string {
  return anyLexeme(lexemes.map(headLexeme))
}

/** What the words are ranked by: each that is there counts, wherever the others are. */
export interface Ranking {
  /** A tsquery of `lexemes` alternatives, of which a product of all `words` has at least one each. */
  query: string
  lexemes: number
  words: number
}

export function createRanking(tokens: UnderstoodToken[]): Ranking | null {
  const lexemes = new Set(tokens.flatMap((each) => [...each.lexemes, ...each.heads.map(headLexeme)]))
  return lexemes.size > 0 ? { query: anyLexeme([...lexemes]), lexemes: lexemes.size, words: tokens.length } : null
}

function anyLexeme(lexemes: string[], weights = ''): string {
  return [...new Set(lexemes)]
    .map((lexeme) => `'${lexeme.replaceAll("'", "''")}'${weights && `:${weights}`}`)
    .join(' | ')
}

const minSlipLength = 4

/**
 * Of the words with the same stem, the one of a name that was meant by one which differs by a letter within: 'kubek' by 'kubke' or 'kubeki'.
 * Another ending is a form of the word and no error. Null: the shop has the word, one that begins so, or nothing so near.
 */
export function findSpellingSlip({ word, lexeme }: Token, forms: VocabularyWord[]): VocabularyWord | null {
  if (word.length < minSlipLength || forms.some((form) => form.word.startsWith(word))) return null
  const named = forms.filter((form) => form.named)
  // 'kartkę' without diacritics is no 'kartek'
  const nominative = word.replace(/e$/, 'a')
  if (named.some((form) => form.word === nominative)) return null
  return (
    named.find((form) => editDistance(word, form.word, 1) === 1 && isWithinStem(word, form.word, lexeme.length)) ?? null
  )
}

/** Whether the letter is none of the ending: it stands within the stem, and the words end alike or have the same letters. */
function isWithinStem(one: string, other: string, stemLength: number): boolean {
  const first = [...one].findIndex((letter, place) => letter !== other[place])
  return (
    first >= 0 && first < stemLength && (one.at(-1) === other.at(-1) || sortedLetters(one) === sortedLetters(other))
  )
}

function sortedLetters(word: string): string {
  return [...word].sort().join('')
}

/** How a text was understood, for whoever reads what was found. */
export interface SearchAdvice {
  /** What was searched for in its place: the text without typing errors; null: the text as it stands. */
  corrected: string | null
  /** What is found need not have all words: no product has them, or only such as mention them. */
  relaxed: boolean
  /** Words that no product is described with. */
  unknown: string[]
}
