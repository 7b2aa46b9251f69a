import type { UnderstoodToken } from './search-query.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Something that is found by its name alone: a producer, a category, a page. */
export interface Named {
  name: string
}

/** Such a thing with the tokens of its name, made once: making them takes longer than looking at them. */
export interface Findable<Thing extends Named> {
  thing: Thing
  tokens: Token[]
}

export function findable<Thing extends Named>(things: Thing[]): Findable<Thing>[] {
  return things.map((thing) => ({ thing, tokens: tokensOf(thing.name) }))
}

/** One word that was typed: what it may stand for, and how it began. */
export interface AskedWord {
  lexemes: string[]
  word: string
}

/** The words of a text as names are asked for them. */
export function askedWords(tokens: UnderstoodToken[]): AskedWord[] {
  return tokens.map(({ token, lexemes }) => ({ lexemes: [token.lexeme, ...lexemes], word: token.word }))
}

/** Those whose names hold all words that were typed, the last perhaps only begun; names with the fewest other words first. */
export function matchingNames<Thing extends Named>(
  things: Findable<Thing>[],
  asked: AskedWord[],
  limit: number,
): Thing[] {
  if (asked.length === 0) return []
  const matching = things.flatMap(({ thing, tokens }) => {
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
