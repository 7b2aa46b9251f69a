import { setStoreStock } from '#features/catalogue/actions/stock.ts'
import { type SetPrice, setPrices, setSubscriptionOffer } from '#features/pricing/actions/set-prices.ts'
import type { PriceInput } from '#features/pricing/checks.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import type { RequestedPrice } from '#features/pricing/rules/plan-prices.ts'
import { nextWarsawMidnight } from '#shared/day.ts'
import { decimal, decimalText } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { type DemoProduct, type DemoSize, daysOnSale } from './demo-product.ts'
import type { DemoData } from './read-demo.ts'

/** A saved product with the ids of its sizes by type. */
export interface LoadedProduct {
  product: DemoProduct
  id: number
  sizes: Map<string, number>
  isNew: boolean
}

interface DatedPrice {
  daysAgo: number
  price: PriceInput
}

/** New products get prices with history; existing ones current prices. */
export async function loadPrices(shop: PublicShop, loaded: LoadedProduct[]): Promise<void> {
  await savePriceHistory(shop, loaded.filter(({ isNew }) => isNew).flatMap(historyOf(shop.now)))
  assertAllSaved(await setPrices(shop, loaded.flatMap(currentPriceInputs(shop.now))))
  await savePriceHistory({ ...shop, currency: getCurrency(shop, 'EUR') }, loaded.flatMap(euroHistory))
  for (const { product, id } of loaded)
    if (product.subscription) await setSubscriptionOffer(shop, { productId: id, offer: product.subscription })
}

/** Prices day by day, oldest first. */
async function savePriceHistory(shop: PublicShop, history: DatedPrice[]): Promise<void> {
  const days = [...Map.groupBy(history, ({ daysAgo }) => daysAgo)].sort(([a], [b]) => b - a)
  for (const [daysAgo, entries] of days) {
    const now = new Date(shop.now.getTime() - daysAgo * 24 * 60 * 60 * 1000)
    assertAllSaved(
      await setPrices(
        { ...shop, now },
        entries.map(({ price }) => price),
      ),
    )
  }
}

function historyOf(now: Date): (loaded: LoadedProduct) => DatedPrice[] {
  return ({ product, sizes }) =>
    priceHistory(product, daysOnSale(product), now).map(({ type, daysAgo, ...wanted }) => ({
      daysAgo,
      price: { sizeId: idOf(sizes, type), ...wanted },
    }))
}

function currentPriceInputs(now: Date): (loaded: LoadedProduct) => PriceInput[] {
  return ({ product, sizes, isNew }) => product.sizes.map((size) => currentPriceInput(product, size, sizes, isNew, now))
}

function currentPriceInput(
  product: DemoProduct,
  size: DemoSize,
  sizes: Map<string, number>,
  isNew: boolean,
  now: Date,
): PriceInput {
  const counted = product.reduction?.untilDays !== undefined // a countdown: loading again must not restart it
  return {
    sizeId: idOf(sizes, size.type),
    ...(!isNew && { regular: regularPrice(product, size) }),
    ...(!isNew && !counted && { promotion: reducedPrice(product, size, now) }),
    recommended: product.recommendedPrice ?? null,
    advance: product.advance ?? null,
    tiers: (product.tiers ?? []).map(({ from, price }) => ({ from, amount: price })),
  }
}

function euroHistory({ product, sizes, isNew }: LoadedProduct): DatedPrice[] {
  return product.sizes.flatMap(({ type, priceInEuro, priceBeforeInEuro }) => {
    if (priceInEuro === undefined) return []
    const sizeId = idOf(sizes, type)
    if (priceBeforeInEuro === undefined) return [{ daysAgo: 0, price: { sizeId, regular: priceInEuro } }]
    if (!isNew) return []
    return [
      { daysAgo: daysOnSale(product), price: { sizeId, regular: priceBeforeInEuro } },
      { daysAgo: product.reduction?.sinceDays ?? 0, price: { sizeId, promotion: { amount: priceInEuro } } },
    ]
  })
}

function idOf(sizes: Map<string, number>, type: string): number {
  const id = sizes.get(type)
  if (id === undefined) throw new Error(`size ${type} was not saved`)
  return id
}

function assertAllSaved(answers: SetPrice[]): void {
  for (const answer of answers)
    if (answer.outcome === 'refused')
      throw new Error(answer.reasons.map(({ text, values }) => translate(text, values)).join(', '))
}

/** Moves a part of the stock into the other stores; the total stays that of the product's file. */
export async function loadStoreStock(shop: PublicShop, { stores }: DemoData, loaded: LoadedProduct[]): Promise<void> {
  const [main, ...others] = stores
  if (!main) return
  const shelves = loaded.flatMap(({ product, sizes }) =>
    product.sizes.flatMap(({ type, stock }) => {
      const sizeId = sizes.get(type)
      const storeStock = others.flatMap(({ name, holds }) => {
        const quantity = holds?.[product.id]?.[type]
        return quantity && sizeId ? [{ sizeId, store: name, quantity }] : []
      })
      if (!sizeId || storeStock.length === 0) return []
      const left = storeStock.reduce((left, { quantity }) => left - decimal(quantity), decimal(stock))
      return [{ sizeId, store: main.name, quantity: decimalText(left) }, ...storeStock]
    }),
  )
  await setStoreStock(shop, shelves)
}

/** The price of a size from a day on. */
export interface PastPrice extends RequestedPrice {
  type: string
  daysAgo: number
}

const day = 24 * 60 * 60 * 1000

/** Returns the price history of a product, oldest first, from its opening day on. */
export function priceHistory(product: DemoProduct, opened: number, now: Date): PastPrice[] {
  return product.sizes.flatMap((size) => historyOfSize(product, size, opened, now))
}

/** The current regular price: the one before the reduction, if any. */
function regularPrice({ reduction }: DemoProduct, { price }: DemoSize): number {
  return Math.max(reduction?.priceBefore ?? 0, price)
}

function reducedPrice(product: DemoProduct, size: DemoSize, now: Date): RequestedPrice['promotion'] {
  if (!product.reduction || regularPrice(product, size) === size.price) return null
  const { untilDays } = product.reduction
  return { amount: size.price, until: untilDays ? nextWarsawMidnight(new Date(now.getTime() + untilDays * day)) : null }
}

function historyOfSize(product: DemoProduct, size: DemoSize, opened: number, now: Date): PastPrice[] {
  const { type } = size
  const past = (isClosestSize(product, size) ? (product.pastPrices ?? []) : []).toSorted(
    (a, b) => b.daysAgo - a.daysAgo,
  )
  const regular = regularPrice(product, size)
  const promotion = reducedPrice(product, size, now)
  const changedAgo = promotion ? (product.reduction?.sinceDays ?? 0) : Math.round((past.at(-1)?.daysAgo ?? 0) / 2)
  const beganAgo = Math.max(opened, (past[0]?.daysAgo ?? 0) + 1, changedAgo + 1)
  return [
    { type, daysAgo: beganAgo, regular: past[0]?.price ?? regular },
    ...past.map(({ daysAgo, price }) => ({ type, daysAgo, regular: price })),
    ...earlierReduction(product, size),
    { type, daysAgo: changedAgo, regular, ...(promotion && { promotion }) },
  ]
}

function earlierReduction(product: DemoProduct, size: DemoSize): PastPrice[] {
  const { reduction } = product
  if (!reduction?.earlier || regularPrice(product, size) === size.price) return []
  const { price, sinceDays } = reduction.earlier
  return [{ type: size.type, daysAgo: sinceDays, promotion: { amount: price } }]
}

/** Past prices are recorded for one size: the one with the closest price. */
function isClosestSize({ sizes, pastPrices = [] }: DemoProduct, size: DemoSize): boolean {
  const firstPrice = pastPrices[0]?.price ?? 0
  const nearest = sizes.toSorted((a, b) => Math.abs(a.price - firstPrice) - Math.abs(b.price - firstPrice))[0]
  return nearest?.type === size.type
}
