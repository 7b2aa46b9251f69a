import {
  type CampaignPrice,
  type DatedPrice,
  nextPriceChange,
  percentsOff,
  priceAtQuantity,
  priceInForce,
} from '#features/pricing/rules/price-in-force.ts'
import type { Decimal } from '#shared/decimal.ts'

/** A size whose price a list shows, with all its current and later prices. */
export interface PricedSize {
  productId: number
  /** The minimum purchase. */
  least: Decimal
  prices: ((DatedPrice | CampaignPrice) & { list: number })[]
  tiers: { list: number; from: Decimal; gross: number }[]
}

/** The lowest prices of a product in one price list during a period; amounts in minor units. */
export interface ListingPrice {
  productId: number
  list: number
  /** Null: valid now, since any time. */
  from: Date | null
  until: Date | null
  /** Of the sizes with their own price in this list; `rest` is of those without one, in the base list. */
  own: number | null
  rest: number | null
}

/** The lowest prices of a product's sizes, in each price list that one of them has a price in, as far ahead as prices are dated. */
export function listingPrices(sizes: PricedSize[], baseList: number, now: Date): ListingPrice[] {
  const [first] = sizes
  if (!first) return []
  const lists = new Set(sizes.flatMap(({ prices }) => prices.map(({ list }) => list)))
  return [...lists].flatMap((list) => {
    const dated = sizes.flatMap(({ prices }) =>
      prices.filter((price) => price.list === list || price.list === baseList),
    )
    const periods: ListingPrice[] = []
    for (let from: Date | null = now; from !== null; ) {
      const until: Date | null = nextPriceChange(dated, from)
      const amounts = amountsAt(sizes, list, baseList, from)
      if (amounts)
        periods.push({ productId: first.productId, list, from: from === now ? null : from, until, ...amounts })
      from = until
    }
    return periods
  })
}

function amountsAt(
  sizes: PricedSize[],
  list: number,
  baseList: number,
  moment: Date,
): Pick<ListingPrice, 'own' | 'rest'> | null {
  const own = sizes.map((size) => entryPrice(size, list, moment))
  const rest = sizes.map((size, index) =>
    list === baseList || own[index] !== null ? null : entryPrice(size, baseList, moment),
  )
  const amounts = { own: lowest(own), rest: lowest(rest) }
  return amounts.own === null && amounts.rest === null ? null : amounts
}

/** The unit price at the minimum purchase; null: no price is in force in that list. */
function entryPrice({ prices, tiers, least }: PricedSize, list: number, moment: Date): number | null {
  const inForce = priceInForce(
    prices.filter((price) => price.list === list),
    moment,
  )
  if (!inForce) return null
  const percents = inForce.price.kind === 'campaign' ? inForce.price.percents : []
  const own = tiers
    .filter((tier) => tier.list === list)
    .map(({ from, gross }) => ({ from, gross: percentsOff(gross, percents) }))
  return priceAtQuantity(inForce.gross, own, least)
}

function lowest(amounts: (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length > 0 ? Math.min(...known) : null
}
