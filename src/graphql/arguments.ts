import { createGraphQLError } from 'graphql-yoga'
import { say, type TextOverrides } from '#shared/text.ts'
import { graphqlTexts } from './texts.ts'

/** A number that an argument gives, when it lies between these bounds. Throws what the client is told. */
export function between(name: string, value: number, [least, most]: [number, number], words: TextOverrides): number {
  if (value >= least && value <= most) return value
  throw badInput(say(graphqlTexts.outOfRange, { name, least, most }, words))
}

/** A list that an argument gives, when it is no longer than that. Throws what the client is told. */
export function atMost<Item>(name: string, list: Item[], most: number, words: TextOverrides): Item[] {
  if (list.length <= most) return list
  throw badInput(say(graphqlTexts.tooMany, { name, most }, words))
}

/** What a client is told of an argument that cannot be. */
export function badInput(message: string): Error {
  return createGraphQLError(message, { extensions: { code: 'bad_input' } })
}
