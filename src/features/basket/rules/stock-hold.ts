import { type SizeQuantity, sumBySize } from '#features/catalogue/rules/product-quantity.ts'
import { getPartSizes, type OfferBundlePart, type PartSize } from '#features/offers/rules/bundle.ts'
import type { SizeOffer } from '#features/offers/rules/offer.ts'
import { type Decimal, floorToStep, minDecimal, one } from '#shared/decimal.ts'

/** A quantity of a size with its options and current offer. */
interface StockDemand {
  offer: Pick<SizeOffer, 'size' | 'availability' | 'parts' | 'ownStock'>
  parts: number[]
  quantity: Decimal
}

/** The stock that lines and extras take when ordered; goods made to order or not counted take none. */
export function toStockShares(wanted: StockDemand[]): SizeQuantity[] {
  return sumBySize(wanted.flatMap(sharesOfOne))
}

function sharesOfOne({ offer, parts: sizeIds, quantity }: StockDemand): SizeQuantity[] {
  if (offer.availability === 'order') return []
  const chosen = getPartSizes(offer.parts, sizeIds) ?? offer.parts.map(({ sizes }) => sizes[0])
  const parts = offer.parts.flatMap((part, index) => {
    const size = chosen[index]
    return size && size.stock !== null ? { sizeId: size.id, quantity: (quantity * part.quantity) / one } : []
  })
  return offer.ownStock === null ? parts : [{ sizeId: offer.size.id, quantity }, ...parts]
}

/** The offer with the visitor's own reservations added back to stock. */
export function withOwnReservations<Offer extends SizeOffer>(offer: Offer, reservations: Map<number, Decimal>): Offer {
  const add = (sizeId: number, stock: Decimal | null) =>
    stock === null ? null : stock + (reservations.get(sizeId) ?? 0n)
  const ownStock = add(offer.size.id, offer.ownStock)
  const parts = offer.parts.map((part) => ({
    ...part,
    sizes: part.sizes.map((size) => ({ ...size, stock: add(size.id, size.stock) })),
  }))
  const limits = [ownStock, ...parts.map(mostOfPart)].filter((limit) => limit !== null)
  const unlimited = offer.availability === 'order' || limits.length === 0
  return { ...offer, ownStock, parts, bounds: { ...offer.bounds, stock: unlimited ? null : minDecimal(...limits) } }
}

/** The number of bundles that a part's best stocked size allows; null: unlimited. */
function mostOfPart({ sizes, quantity }: OfferBundlePart): Decimal | null {
  const stocks = sizes.map(({ stock }: PartSize) => stock)
  const counted = stocks.filter((stock) => stock !== null)
  if (counted.length < stocks.length || counted.length === 0) return null
  const most = counted.reduce((most, stock) => (stock > most ? stock : most))
  return floorToStep((most * one) / quantity, one)
}

/** Baskets over 50 lines get no stock reservation. */
export const maxHoldLines = 50

/** Maximum total reservation time of a basket, as a multiple of the setting, however often the order form is opened again. */
export const maxHoldPeriods = 3

/** New reservations from one address per hour, without extensions: an office may buy, a script must not empty the shop. */
export const maxHolds = { tries: 20, minutes: 60 }
