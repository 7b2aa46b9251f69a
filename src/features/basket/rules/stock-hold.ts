import { type SizeQuantity, sumBySize } from '#features/catalogue/rules/size-quantity.ts'
import { getPartSizes, type OfferBundlePart, type PartSize } from '#features/offers/rules/bundle.ts'
import type { SizeOffer } from '#features/offers/rules/offer.ts'
import { type Decimal, floorToStep, minDecimal, one } from '#shared/decimal.ts'

/** So much of a size on its terms, as it is offered now. */
interface StockDemand {
  offer: Pick<SizeOffer, 'size' | 'availability' | 'parts' | 'ownStock'>
  parts: number[]
  quantity: Decimal
}

/** What lines and extras will take out of the stores, as an order of them would: of what is made to order, or not counted, nothing. */
export function toStockShares(wanted: StockDemand[]): SizeQuantity[] {
  return sumBySize(wanted.flatMap(sharesOfOne))
}

function sharesOfOne({ offer, parts: sizeIds, quantity }: StockDemand): SizeQuantity[] {
  if (offer.availability === 'order') return []
  const chosen = getPartSizes(offer.parts, sizeIds) ?? offer.parts.map(({ sizes }) => sizes[0])
  const parts = offer.parts.flatMap((part, place) => {
    const size = chosen[place]
    return size && size.stock !== null ? { sizeId: size.id, quantity: (quantity * part.quantity) / one } : []
  })
  return offer.ownStock === null ? parts : [{ sizeId: offer.size.id, quantity }, ...parts]
}

/** An offer as it stands for whoever has so much of these sizes held: that is there for him besides what is there for everybody. */
export function withOwnReservations<Offer extends SizeOffer>(offer: Offer, held: Map<number, Decimal>): Offer {
  const add = (sizeId: number, stock: Decimal | null) => (stock === null ? null : stock + (held.get(sizeId) ?? 0n))
  const ownStock = add(offer.size.id, offer.ownStock)
  const parts = offer.parts.map((part) => ({
    ...part,
    sizes: part.sizes.map((size) => ({ ...size, stock: add(size.id, size.stock) })),
  }))
  const limits = [ownStock, ...parts.map(mostOfPart)].filter((limit) => limit !== null)
  const unlimited = offer.availability === 'order' || limits.length === 0
  return { ...offer, ownStock, parts, bounds: { ...offer.bounds, stock: unlimited ? null : minDecimal(...limits) } }
}

/** How many bundles a part allows in that of its sizes of which there is most; null: as many as one likes. */
function mostOfPart({ sizes, quantity }: OfferBundlePart): Decimal | null {
  const stocks = sizes.map(({ stock }: PartSize) => stock)
  const counted = stocks.filter((stock) => stock !== null)
  if (counted.length < stocks.length || counted.length === 0) return null
  const most = counted.reduce((most, stock) => (stock > most ? stock : most))
  return floorToStep((most * one) / quantity, one)
}

/** More lines than that are not held for anybody: whoever orders them does not mind a line that is short. */
export const maxHoldLines = 50

/** How many times the minutes of the setting a basket may hold goods in all, however often the order form is opened again. */
export const maxHoldPeriods = 3

/** New holds from one address within an hour, those of one basket prolonged not counted: an office may buy, a script must not empty the shop. */
export const maxHolds = { tries: 20, minutes: 60 }
