import { editDistance } from './edit-distance.ts'
import type { KnownWord } from './search-document.ts'
import type { Token } from './tokens.ts'

/** One token and the lexemes that it may stand for; none: it is not understood. */
export interface UnderstoodToken {
  token: Token
  lexemes: string[]
  /** What it was taken for, as people write it; null: it was known as it stands. */
  takenFor: string | null
  /** No word of the shop by itself: what its lexemes stand for only begins so. */
  begun: boolean
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

/** As a tsquery: all must be there. Null: one is not understood, or there is none. */
export function allOf(tokens: UnderstoodToken[], weight: 'A' | '' = ''): string | null {
  if (tokens.length === 0 || tokens.some(({ lexemes }) => lexemes.length === 0)) return null
  return tokens.map(({ lexemes }) => `(${anyLexeme(lexemes, weight)})`).join(' & ')
}

/** As a tsquery: one of the words that are understood, if they are at least half of all words. Null: too little is understood. */
export function someOf(tokens: UnderstoodToken[]): string | null {
  const words = tokens.filter(({ token }) => token.kind === 'word')
  const understood = words.filter(({ lexemes }) => lexemes.length > 0)
  if (understood.length === 0 || understood.length * 2 < words.length) return null
  return anyLexeme(understood.flatMap(({ lexemes }) => lexemes))
}

function anyLexeme(lexemes: string[], weight = ''): string {
  return [...new Set(lexemes)].map((lexeme) => `'${lexeme.replaceAll("'", "''")}'${weight && `:${weight}`}`).join(' | ')
}
