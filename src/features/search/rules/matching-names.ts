import type { UnderstoodToken } from './search-query.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Something that is found by its name alone: a producer, a category, a page. */
export interface NamedItem {
  name: string
}

/** Such a thing with the tokens of its name, made once: making them takes longer than looking at them. */
export interface IndexedName<Thing extends NamedItem> {
  item: Thing
  tokens: Token[]
}

export function indexNames<Thing extends NamedItem>(items: Thing[]): IndexedName<Thing>[] {
  return items.map((item) => ({ item, tokens: tokensOf(item.name) }))
}

/** One word that was typed: what it may stand for, and how it began. */
export interface QueryWord {
  lexemes: string[]
  word: string
}

/** The words of a text as names are asked for them. */
export function queryWords(tokens: UnderstoodToken[]): QueryWord[] {
  return tokens.map(({ token, lexemes }) => ({ lexemes: [token.lexeme, ...lexemes], word: token.word }))
}

/** Those whose names hold all words that were typed, the last perhaps only begun; names with the fewest other words first. */
export function matchingNames<Thing extends NamedItem>(
  things: IndexedName<Thing>[],
  asked: QueryWord[],
  limit: number,
): Thing[] {
  if (asked.length === 0) return []
  const matching = things.flatMap(({ item: thing, tokens }) => {
    const matches = asked.every(
      ({ lexemes, word }, place) =>
        tokens.some(({ lexeme }) => lexemes.includes(lexeme)) ||
        (place === asked.length - 1 && tokens.some((token) => token.word.startsWith(word))),
    )
    return matches ? [{ thing, others: tokens.length - asked.length }] : []
  })
  return matching
    .sort((one, other) => one.others - other.others)
    .slice(0, limit)
    .map(({ thing }) => thing)
}
