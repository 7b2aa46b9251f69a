import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { decimal } from '#shared/decimal.ts'
import { splitVat } from '#shared/money.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { tagsOf } from '#shared/tag.ts'
import type { Message } from '#shared/text.ts'
import { type PublicShop, transaction } from '#shop'
import { findPriceProblem, type PriceInput } from '../checks.ts'
import { getStoredPrices, lockSizes, type StoredPrices } from '../queries/stored-prices.ts'
import { type PricePlan, planPrices } from '../rules/plan-prices.ts'
import { pricingTexts } from '../texts/price.ts'
import {
  beginPrices,
  deleteSubscriptionOffer,
  endPrices,
  logPrices,
  replaceTiers,
  upsertExtras,
  upsertSubscriptionOffer,
} from '../writes.ts'

/** The outcome for one price, in the order of the request. */
export type SetPrice = { outcome: 'changed' | 'unchanged' } | { outcome: 'refused'; reasons: Message[] }

interface Accepted {
  price: PriceInput
  before: StoredPrices
  plan: PricePlan
}

/**
 * Sets the prices of sizes from `shop.now` on, in the shop's currency: regular and promotion prices, quantity discounts, recommended and
 * advance prices. The price log gets a line exactly when a price changes; each invalid price is refused alone. Each size at most once.
 */
export async function setPrices(shop: PublicShop, prices: PriceInput[]): Promise<SetPrice[]> {
  return transaction(shop, async (shop) => {
    const sizeIds = prices.map(({ sizeId }) => sizeId)
    await lockSizes(shop, sizeIds)
    const stored = await getStoredPrices(shop, sizeIds)
    const accepted: Accepted[] = []
    const answers = prices.map((price): SetPrice => {
      const before = stored.get(price.sizeId)
      const problem = before ? findPriceProblem(price, shop.now) : { text: pricingTexts.unknownSize }
      if (problem || !before) return { outcome: 'refused', reasons: [problem ?? { text: pricingTexts.unknownSize }] }
      const one = { price, before, plan: planPrices(before.prices, price, shop.now) }
      if (!isDifferent(one)) return { outcome: 'unchanged' }
      accepted.push(one)
      return { outcome: 'changed' }
    })
    await write(shop, accepted)
    const productIds = accepted.map(({ before }) => before.productId)
    await publishInvalidation(shop, accepted.length > 0 ? ['prices', ...tagsOf('product', productIds)] : [])
    return answers
  })
}

function isDifferent(one: Accepted): boolean {
  return one.plan.log.length > 0 || hasOtherExtras(one) || hasOtherTiers(one)
}

function hasOtherExtras({ price, before }: Accepted): boolean {
  return (
    (price.recommended !== undefined && price.recommended !== before.recommended) ||
    (price.advance !== undefined && price.advance !== before.advance)
  )
}

function hasOtherTiers({ price: { tiers }, before }: Accepted): boolean {
  const list = (of: { from: string; amount: number }[]) =>
    of.map(({ from, amount }) => `${decimal(from)}:${amount}`).sort()
  return tiers !== undefined && list(tiers).join() !== list(before.tiers).join()
}

async function write(shop: PublicShop, accepted: Accepted[]): Promise<void> {
  await endPrices(
    shop,
    accepted.flatMap(({ plan }) => plan.end),
    accepted.flatMap(({ plan }) => plan.remove),
  )
  await beginPrices(
    shop,
    accepted.flatMap(({ price, plan }) => plan.begin.map((begun) => ({ size_id: price.sizeId, ...begun }))),
  )
  await logPrices(
    shop,
    accepted.flatMap((one) => toLog(shop, one)),
  )
  await upsertExtras(shop, accepted.filter(hasOtherExtras).map(toExtra))
  const tiered = accepted.filter(hasOtherTiers)
  await replaceTiers(
    shop,
    tiered.map(({ price }) => price.sizeId),
    tiered.flatMap(({ price: { sizeId, tiers = [] } }) =>
      tiers.map(({ from, amount }) => ({ size_id: sizeId, from_quantity: from, amount })),
    ),
  )
}

function toLog({ currency, now }: PublicShop, { price, before: { vatPercent }, plan }: Accepted) {
  return plan.log.map(({ kind, amount, until }) => ({
    size_id: price.sizeId,
    price_list_id: currency.priceListId,
    kind,
    gross: amount,
    net: amount === null ? null : splitVat(amount, vatPercent).net,
    vat_percent: vatPercent,
    since: now,
    until,
  }))
}

function toExtra({ price, before }: Accepted) {
  const { recommended = before.recommended, advance = before.advance } = price
  return { size_id: price.sizeId, recommended, advance }
}

/** A subscriber's saving: percent, or an amount of minor units; and the possible intervals in days. */
export type SubscriptionOffer = { everyDays: number[] } & (
  | { percent: number; amount?: undefined }
  | { amount: number; percent?: undefined }
)

/** Offers a product by subscription; null ends the offer. */
export async function setSubscriptionOffer(
  shop: PublicShop,
  request: { productId: number; offer: SubscriptionOffer | null },
): Promise<Result<null, Message>> {
  const { productId, offer } = request
  if (offer && !isOffer(offer)) return refused({ text: pricingTexts.wrongSubscription })
  return transaction(shop, async (shop) => {
    if (offer) {
      const { percent = null, amount = null, everyDays } = offer
      await upsertSubscriptionOffer(shop, { productId, percent, amount, everyDays })
    } else await deleteSubscriptionOffer(shop, productId)
    await publishInvalidation(shop, [`product:${productId}`])
    return done(null)
  })
}

function isOffer({ percent, amount, everyDays }: SubscriptionOffer): boolean {
  const saves = percent === undefined ? Number.isInteger(amount) && (amount ?? 0) > 0 : percent > 0 && percent <= 100
  return saves && everyDays.length > 0 && everyDays.every((days) => Number.isInteger(days) && days > 0)
}
