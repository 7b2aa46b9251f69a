import { createGraphQLError } from 'graphql-yoga'
import { readSingleItem } from '#features/basket/checks.ts'
import type { BasketItem } from '#features/basket/rules/basket-items.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import type { BasketProductInput } from './generated/resolver-types.ts'
import { graphqlTexts } from './texts.ts'

/** Returns the value of a numeric argument. Throws an error for the client when it is out of range. */
export function checkRange(
  name: string,
  value: number,
  [least, most]: [number, number],
  textOverrides: TextOverrides,
): number {
  if (value >= least && value <= most) return value
  throw badInputError(translate(graphqlTexts.outOfRange, { name, least, most }, textOverrides))
}

/** Returns the list of an argument. Throws an error for the client when it is too long. */
export function checkLength<Item>(name: string, list: Item[], most: number, textOverrides: TextOverrides): Item[] {
  if (list.length <= most) return list
  throw badInputError(translate(graphqlTexts.tooMany, { name, most }, textOverrides))
}

/** A GraphQL error for an invalid argument. */
export function badInputError(message: string): Error {
  return createGraphQLError(message, { extensions: { code: 'bad_input' } })
}

/**
 * Returns the basket item of a query. It goes through the product form's parser, so that all entry points read items alike.
 * @param otherwise the quantity when none is sent
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

/** `subscription` is either a yes/no value or the number of days between deliveries. */
function subscriptionFields(subscription: unknown): [string, string][] {
  const text = String(subscription)
  if (booleanWords.includes(text)) return subscription == null ? [] : [['subscription', text]]
  return [
    ['subscription', '1'],
    ['days_in_period', text],
  ]
}

function partFields(parts: NonNullable<BasketProductInput['bundleParts']>): [string, string][] {
  return parts.flatMap(({ id, size, quantity }, index): [string, string][] => [
    [`bundled_product[${index}]`, String(id)],
    [`bundled_size[${index}]`, size ?? ''],
    [`bundled_quantity[${index}]`, quantity == null ? '' : String(quantity)],
  ])
}
