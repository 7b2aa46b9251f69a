import { editDistance } from '#shared/edit-distance.ts'
import type { VocabularyWord } from './search-document.ts'
import { headLexeme, type Token } from './tokens.ts'

/** One token and the lexemes that it may stand for; none: it is not understood. */
export interface UnderstoodToken {
  token: Token
  lexemes: string[]
  /** The lexemes that count more as the head noun of a product: for 'miseczka' only 'miseczka', as long as the shop has one, not 'miska'. */
  heads: string[]
  /** The corrected spelling to show; null: no correction. */
  correctedTo: string | null
  /** The token is not a known word itself; its lexemes are of words that begin with it. */
  begun: boolean
}

export function isKnownToken({ lexemes }: UnderstoodToken): boolean {
  return lexemes.length > 0
}

const minLengthForError = 4
const minLengthForTwoErrors = 6
const maxCandidates = 5

/** The known words that `word` may be a misspelling of: those with the fewest errors, words of names before those of descriptions. */
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

/** A tsquery for all tokens, with `weights` restricted to these. Null: one is not understood, or there is none. */
export function allTokensQuery(tokens: UnderstoodToken[], weights: 'A' | 'ABC' | '' = ''): string | null {
  if (tokens.length === 0 || tokens.some(({ lexemes }) => lexemes.length === 0)) return null
  return tokens.map(({ lexemes }) => `(${anyLexeme(lexemes, weights)})`).join(' & ')
}

/** A tsquery for any of the tokens. Null: there is none. */
export function anyTokenQuery(tokens: UnderstoodToken[]): string | null {
  return anyLexeme(tokens.flatMap(({ lexemes }) => lexemes)) || null
}

/** A tsquery for products of this kind, rather than products that mention the word. */
export function headQuery({ lexemes }: UnderstoodToken): string {
  return anyLexeme(lexemes.map(headLexeme))
}

/** What results are ranked by: each word that occurs counts, wherever the others are. */
export interface Ranking {
  /** A tsquery of `lexemes` alternatives; a product with all `words` has at least one for each. */
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
 * The word of a name, with the same stem, that a word with one wrong letter stands for: 'kubek' for 'kubke' or 'kubeki'.
 * Another ending is a form of the word and no error. Null: the shop has the word, one that begins with it, or nothing similar.
 */
export function findSpellingSlip({ word, lexeme }: Token, forms: VocabularyWord[]): VocabularyWord | null {
  if (word.length < minSlipLength || forms.some((form) => form.word.startsWith(word))) return null
  const named = forms.filter((form) => form.named)
  // 'kartkę' without diacritics is not 'kartek'
  const nominative = word.replace(/e$/, 'a')
  if (named.some((form) => form.word === nominative)) return null
  return (
    named.find((form) => editDistance(word, form.word, 1) === 1 && isWithinStem(word, form.word, lexeme.length)) ?? null
  )
}

/** Whether the wrong letter is not in the ending: it is within the stem, and the words end alike or have the same letters. */
function isWithinStem(one: string, other: string, stemLength: number): boolean {
  const first = [...one].findIndex((letter, index) => letter !== other[index])
  return (
    first >= 0 && first < stemLength && (one.at(-1) === other.at(-1) || sortedLetters(one) === sortedLetters(other))
  )
}

function sortedLetters(word: string): string {
  return [...word].sort().join('')
}

/** How a text was understood, for the page of results. */
export interface SearchAdvice {
  /** The corrected text that was searched for; null: the text was searched for unchanged. */
  corrected: string | null
  /** Results need not have all words: no product has them, or only descriptions mention them. */
  relaxed: boolean
  /** Words that no product has. */
  unknown: string[]
}
