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

/** Prices with their history for what is new; present prices for what was there. */
export async function loadPrices(shop: PublicShop, loaded: LoadedProduct[]): Promise<void> {
  for (const [daysAgo, prices] of historyByDay(shop, loaded))
    refuseNone(await setPrices({ ...shop, now: new Date(shop.now.getTime() - daysAgo * 24 * 60 * 60 * 1000) }, prices))
  refuseNone(await setPrices(shop, loaded.flatMap(presentPrices(shop.now))))
  refuseNone(await setPrices({ ...shop, currency: currencyOf(shop, 'EUR') }, loaded.flatMap(pricesInEuro)))
  for (const { product, id } of loaded)
    if (product.subscription) await setSubscriptionOffer(shop, { productId: id, offer: product.subscription })
}

/** What was priced on each day, the oldest first. */
function historyByDay(shop: PublicShop, loaded: LoadedProduct[]): [number, PriceInput[]][] {
  const history = loaded
    .filter(({ isNew }) => isNew)
    .flatMap(({ product, sizes }) =>
      priceHistory(product, openedDaysAgo(product), shop.now).map(({ type, daysAgo, ...wanted }) => ({
        daysAgo,
        price: { sizeId: idOf(sizes, type), ...wanted },
      })),
    )
  return [...Map.groupBy(history, ({ daysAgo }) => daysAgo)]
    .sort(([a], [b]) => b - a)
    .map(([daysAgo, entries]) => [daysAgo, entries.map(({ price }) => price)])
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

function pricesInEuro({ product, sizes }: LoadedProduct): PriceInput[] {
  return product.sizes.flatMap(({ type, priceInEuro }) =>
    priceInEuro === undefined ? [] : [{ sizeId: idOf(sizes, type), regular: priceInEuro }],
  )
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
