import type { UnderstoodToken } from './search-query.ts'
import { type Token, tokensOf } from './tokens.ts'

/** An item that is found by its name alone: a producer, a category, a page. */
export interface NamedItem {
  name: string
}

/** An item with the tokens of its name, computed once: tokenizing takes longer than matching. */
export interface IndexedName<Item extends NamedItem> {
  item: Item
  tokens: Token[]
}

export function indexNames<Item extends NamedItem>(items: Item[]): IndexedName<Item>[] {
  return items.map((item) => ({ item, tokens: tokensOf(item.name) }))
}

/** One typed word: the lexemes that it may stand for, and its text for matching prefixes. */
export interface QueryWord {
  lexemes: string[]
  word: string
}

/** The words of a text, for matching against names. */
export function queryWords(tokens: UnderstoodToken[]): QueryWord[] {
  return tokens.map(({ token, lexemes }) => ({ lexemes: [token.lexeme, ...lexemes], word: token.word }))
}

/** The items whose names contain all typed words, the last perhaps only begun; names with the fewest other words first. */
export function matchingNames<Item extends NamedItem>(
  items: IndexedName<Item>[],
  words: QueryWord[],
  limit: number,
): Item[] {
  if (words.length === 0) return []
  const matching = items.flatMap(({ item, tokens }) => {
    const matches = words.every(
      ({ lexemes, word }, index) =>
        tokens.some(({ lexeme }) => lexemes.includes(lexeme)) ||
        (index === words.length - 1 && tokens.some((token) => token.word.startsWith(word))),
    )
    return matches ? [{ item, others: tokens.length - words.length }] : []
  })
  return matching
    .sort((one, other) => one.others - other.others)
    .slice(0, limit)
    .map(({ item }) => item)
}
