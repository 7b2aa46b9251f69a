import { type SetPrice, setPrices } from '#features/pricing/actions/set-prices.ts'
import { setSubscriptionOffer } from '#features/pricing/actions/set-subscription-offer.ts'
import type { PriceInput } from '#features/pricing/checks.ts'
import { currencyOf } from '#features/pricing/reads/currencies.ts'
import { say } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import type { DemoProduct, DemoSize } from './demo-product.ts'
import { openedDaysAgo } from './opened.ts'
import { priceHistory, reducedPrice, regularPrice } from './price-history.ts'

/** A product that has been saved, with the ids of its sizes by type. */
export interface LoadedProduct {
  product: DemoProduct
  id: number
  sizes: Map<string, number>
  isNew: boolean
}

interface PriceOfDay {
  daysAgo: number
  price: PriceInput
}

/** Prices with their history for what is new; present prices for what was there. */
export async function loadPrices(shop: PublicShop, loaded: LoadedProduct[]): Promise<void> {
  await tellHistory(shop, loaded.filter(({ isNew }) => isNew).flatMap(historyOf(shop.now)))
  refuseNone(await setPrices(shop, loaded.flatMap(presentPrices(shop.now))))
  await tellHistory({ ...shop, currency: currencyOf(shop, 'EUR') }, loaded.flatMap(historyInEuro))
  for (const { product, id } of loaded)
    if (product.subscription) await setSubscriptionOffer(shop, { productId: id, offer: product.subscription })
}

/** Prices day by day, the oldest first. */
async function tellHistory(shop: PublicShop, history: PriceOfDay[]): Promise<void> {
  const days = [...Map.groupBy(history, ({ daysAgo }) => daysAgo)].sort(([a], [b]) => b - a)
  for (const [daysAgo, entries] of days) {
    const now = new Date(shop.now.getTime() - daysAgo * 24 * 60 * 60 * 1000)
    refuseNone(
      await setPrices(
        { ...shop, now },
        entries.map(({ price }) => price),
      ),
    )
  }
}

function historyOf(now: Date): (loaded: LoadedProduct) => PriceOfDay[] {
  return ({ product, sizes }) =>
    priceHistory(product, openedDaysAgo(product), now).map(({ type, daysAgo, ...wanted }) => ({
      daysAgo,
      price: { sizeId: idOf(sizes, type), ...wanted },
    }))
}

function presentPrices(now: Date): (loaded: LoadedProduct) => PriceInput[] {
  return ({ product, sizes, isNew }) => product.sizes.map((size) => presentPrice(product, size, sizes, isNew, now))
}

function presentPrice(
  product: DemoProduct,
  size: DemoSize,
  sizes: Map<string, number>,
  isNew: boolean,
  now: Date,
): PriceInput {
  const counted = product.reduction?.untilDays !== undefined // counts down: loading again must not begin it anew
  return {
    sizeId: idOf(sizes, size.type),
    ...(!isNew && { regular: regularPrice(product, size) }),
    ...(!isNew && !counted && { promotion: reducedPrice(product, size, now) }),
    recommended: product.recommendedPrice ?? null,
    advance: product.advance ?? null,
    tiers: (product.tiers ?? []).map(({ from, price }) => ({ from, amount: price })),
  }
}

function historyInEuro({ product, sizes, isNew }: LoadedProduct): PriceOfDay[] {
  return product.sizes.flatMap(({ type, priceInEuro, priceBeforeInEuro }) => {
    if (priceInEuro === undefined) return []
    const sizeId = idOf(sizes, type)
    if (priceBeforeInEuro === undefined) return [{ daysAgo: 0, price: { sizeId, regular: priceInEuro } }]
    if (!isNew) return []
    return [
      { daysAgo: openedDaysAgo(product), price: { sizeId, regular: priceBeforeInEuro } },
      { daysAgo: product.reduction?.sinceDays ?? 0, price: { sizeId, promotion: { amount: priceInEuro } } },
    ]
  })
}

function idOf(sizes: Map<string, number>, type: string): number {
  const id = sizes.get(type)
  if (id === undefined) throw new Error(`size ${type} was not saved`)
  return id
}

function refuseNone(answers: SetPrice[]): void {
  for (const answer of answers)
    if (answer.outcome === 'refused')
      throw new Error(answer.reasons.map(({ text, values }) => say(text, values)).join(', '))
}
