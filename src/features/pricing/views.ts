import { cachedById } from '#platform/page-cache/cached-reads.ts'
import { lastDayInDigits } from '#shared/day.ts'
import { decimalText, one } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import { type CurrentPrice, getBundlePartsPrices, getCurrentPrices } from './queries/current-prices.ts'
import { getPriceHistory } from './queries/price-log.ts'
import { type LowestPrice, lowestBeforeReduction } from './rules/lowest-price.ts'
import { regularBeforeReduction, type ShownPrice, shownPrice, unitPriceDetails } from './rules/price-details.ts'
import type { Amount, PriceFacts } from './rules/price-facts.ts'
import { countedCutSetting, priceTypeSetting } from './settings.ts'

/**
 * The lowest price of the 30 days before each running promotion (A3.7, A5.7), in the shop's currency, by size; sizes without a reduction are
 * missing. Two queries when something is reduced, otherwise none.
 */
export async function getLowestPrices(
  shop: PublicShop,
  prices: Pick<CurrentPrice, 'sizeId' | 'regular'>[],
): Promise<Map<number, LowestPrice>> {
  const reduced = prices.filter(({ regular }) => regular !== null).map(({ sizeId }) => sizeId)
  const history = await getPriceHistory(shop, reduced)
  const counted = shop.settings.get(countedCutSetting)
  return new Map(
    [...history].flatMap(([sizeId, log]) => {
      const lowest = lowestBeforeReduction(log, shop.now, counted)
      return lowest ? [[sizeId, lowest] as const] : []
    }),
  )
}

/** The price data of these sizes, by size, as `priceDetails` needs it. At most two queries when something is reduced, and two for bundles. */
export function getPriceFacts(shop: PublicShop, sizeIds: number[]): Promise<Map<number, PriceFacts>> {
  return cachedById(shop, `price facts ${shop.currency.format.code}`, sizeIds, queryPriceFacts)
}

async function queryPriceFacts(shop: PublicShop, sizeIds: number[]): Promise<Map<number, PriceFacts>> {
  const prices = [...(await getCurrentPrices(shop, sizeIds)).values()]
  const [lowest, parts] = await Promise.all([getLowestPrices(shop, prices), getBundlePartsPrices(shop, sizeIds)])
  return new Map(
    prices.map(({ sizeId, combines: _, least: __, ...price }) => {
      const before = lowest.get(sizeId)
      const visible = {
        regular: regularBeforeReduction(price, before),
        lowest: before ? { gross: before.gross, net: before.net } : null,
      }
      return [sizeId, { ...price, ...visible, parts: parts.get(sizeId) ?? null }]
    }),
  )
}

/** The prices to show in a list, for any number of sizes, in three queries at most. */
export async function getShownPrices(shop: PublicShop, sizeIds: number[]): Promise<Map<number, ShownPrice>> {
  const prices = [...(await getCurrentPrices(shop, sizeIds)).values()]
  const lowest = await getLowestPrices(shop, prices)
  const priceType = shop.settings.get(priceTypeSetting)
  const show = (price: CurrentPrice): ShownPrice => {
    const shown = shownPrice(unitPriceDetails(price, lowest.get(price.sizeId)), priceType)
    return {
      ...shown,
      lastDay: shown.promotionUntil && lastDayInDigits(shown.promotionUntil, shop.now),
      least: price.least === one ? null : decimalText(price.least),
    }
  }
  return new Map(prices.map((price) => [price.sizeId, show(price)]))
}

/** What is shown with a reduced price: the regular price, crossed out, and the lowest of 30 days (A5.7). */
export interface AnnouncedReduction {
  crossed: Amount
  lowest: Amount
}

/** The announced reductions of these sizes, by size; the others are missing. Three queries at most. */
export async function getAnnouncedReductions(
  shop: PublicShop,
  sizeIds: number[],
): Promise<Map<number, AnnouncedReduction>> {
  const prices = [...(await getCurrentPrices(shop, sizeIds)).values()]
  const found = await getLowestPrices(shop, prices)
  return new Map(
    prices.flatMap((price) => {
      const { crossed, lowest } = unitPriceDetails(price, found.get(price.sizeId))
      return crossed && lowest
        ? [[price.sizeId, { crossed, lowest: { gross: lowest.gross, net: lowest.net } }] as const]
        : []
    }),
  )
}
