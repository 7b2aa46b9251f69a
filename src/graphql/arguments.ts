import { createGraphQLError } from 'graphql-yoga'
import { readSingleItem } from '#features/basket/checks.ts'
import type { BasketItem } from '#features/basket/rules/basket-items.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import type { BasketProductInput } from './generated/resolver-types.ts'
import { graphqlTexts } from './texts.ts'

/** A number that an argument gives, when it lies between these bounds. Throws what the client is told. */
export function checkRange(name: string, value: number, [least, most]: [number, number], words: TextOverrides): number {
  if (value >= least && value <= most) return value
  throw badInputError(translate(graphqlTexts.outOfRange, { name, least, most }, words))
}

/** A list that an argument gives, when it is no longer than that. Throws what the client is told. */
export function checkLength<Item>(name: string, list: Item[], most: number, words: TextOverrides): Item[] {
  if (list.length <= most) return list
  throw badInputError(translate(graphqlTexts.tooMany, { name, most }, words))
}

/** What a client is told of an argument that cannot be. */
export function badInputError(message: string): Error {
  return createGraphQLError(message, { extensions: { code: 'bad_input' } })
}

/**
 * A line as a query names it, read as the form of a product's page would send it: one reading for all ways in.
 * @param otherwise the quantity where none is given
 */
export function readBasketItem(input: BasketProductInput, otherwise: string): BasketItem {
  const { id, size, quantity, additional } = input
  return readSingleItem([
    ['product', String(id)],
    ['size', size ?? ''],
    ['number', String(quantity ?? otherwise)],
    ['additional', additional ?? ''],
    ...subscriptionFields(input.subscription),
    ...partFields(input.bundleParts ?? []),
  ])
}

const booleanWords = ['true', '1', 'y', 'false', '0', 'n', '', 'null', 'undefined']

/** Clients say that it is one, or every how many days. */
function subscriptionFields(asked: unknown): [string, string][] {
  const said = String(asked)
  if (booleanWords.includes(said)) return asked == null ? [] : [['subscription', said]]
  return [
    ['subscription', '1'],
    ['days_in_period', said],
  ]
}

function partFields(parts: NonNullable<BasketProductInput['bundleParts']>): [string, string][] {
  return parts.flatMap(({ id, size, quantity }, place): [string, string][] => [
    [`bundled_product[${place}]`, String(id)],
    [`bundled_size[${place}]`, size ?? ''],
    [`bundled_quantity[${place}]`, quantity == null ? '' : String(quantity)],
  ])
}
