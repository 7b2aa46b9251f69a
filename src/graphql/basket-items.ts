import { readSingleItem } from '#features/basket/checks/basket-items.ts'
import type { BasketItem } from '#features/basket/rules/items.ts'
import type { BasketProductInput } from './generated/resolver-types.ts'

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

const asFlags = ['true', '1', 'y', 'false', '0', 'n', '', 'null', 'undefined']

/** Clients say that it is one, or every how many days. */
function subscriptionFields(asked: unknown): [string, string][] {
  const said = String(asked)
  if (asFlags.includes(said)) return asked == null ? [] : [['subscription', said]]
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
