import type { SortOrder } from '../../rules.ts'
import { type Judged, productAt } from './judge.ts'
import { flagBits } from './listing-columns.ts'

/** Which of two candidates, by their places, stands first. */
export type Order = (a: number, b: number) => number

/**
 * The order of a list; what is equal stands by the product's id, and what has no price at the end of lists by price.
 * @param relevances how well each candidate answers a text, more is better; null: not a text
 * @param reversed the other way round, but for ids and what has no price
 */
export function orderOfPlaces(
  judged: Judged,
  sort: SortOrder,
  relevances: Float64Array | null,
  reversed = false,
): Order {
  const { columns, rows, amounts } = judged
  const byId: Order = (a, b) => productAt(judged, a) - productAt(judged, b)
  const turn = reversed ? -1 : 1
  const by =
    (key: (place: number) => number, direction = turn): Order =>
    (a, b) =>
      direction * (key(a) - key(b)) || byId(a, b)
  switch (sort) {
    case 'nazwa': {
      const key = (place: number) => columns.sortKeys[rows[place] ?? 0] ?? ''
      return (a, b) => turn * (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0) || byId(a, b)
    }
    case 'nowosci':
      return by((place) => -(columns.createdAt[rows[place] ?? 0] ?? 0))
    case 'cena':
    case 'cena-malejaco':
      return byAmount(amounts, (sort === 'cena') === reversed ? -1 : 1, byId)
    default: {
      if (relevances) return by((place) => -(relevances[place] ?? 0))
      const isDisabled = (place: number) =>
        (columns.flags[rows[place] ?? 0] ?? 0) & flagBits.disabled ? mostPopular : 0
      return by((place) => isDisabled(place) - (columns.popularity[rows[place] ?? 0] ?? 0))
    }
  }
}

/** More than any product has. */
const mostPopular = 10_000_000_000

function byAmount(amounts: Float64Array, direction: number, byId: Order): Order {
  return (a, b) => {
    const [one, other] = [amounts[a] ?? Number.NaN, amounts[b] ?? Number.NaN]
    if (Number.isNaN(one) || Number.isNaN(other))
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || byId(a, b)
    return direction * (one - other) || byId(a, b)
  }
}
