import type { RequestedPrice } from '#features/pricing/rules/plan-prices.ts'
import type { DemoProduct, DemoSize } from './demo-product.ts'

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
export function regularPrice({ reduction }: DemoProduct, { price }: DemoSize): number {
  return Math.max(reduction?.priceBefore ?? 0, price)
}

export function reducedPrice(product: DemoProduct, size: DemoSize, now: Date): RequestedPrice['promotion'] {
  if (!product.reduction || regularPrice(product, size) === size.price) return null
  const { untilDays } = product.reduction
  return { amount: size.price, until: untilDays ? new Date(now.getTime() + untilDays * day) : null }
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
