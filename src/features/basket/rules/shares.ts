import { addUpShares, type StockShare } from '#features/catalogue/rules/stock.ts'
import { type Decimal, floorToStep, one, smaller } from '#shared/decimal.ts'
import { type BundlePart, type PartSize, sizesOfParts } from './bundle.ts'
import type { SizeOffer } from './offer.ts'

/** So much of a size on its terms, as it is offered now. */
interface Wanted {
  offer: Pick<SizeOffer, 'size' | 'availability' | 'parts' | 'ownStock'>
  parts: number[]
  quantity: Decimal
}

/** What lines and extras will take out of the stores, as an order of them would: of what is made to order, or not counted, nothing. */
export function sharesOf(wanted: Wanted[]): StockShare[] {
  return addUpShares(wanted.flatMap(sharesOfOne))
}

function sharesOfOne({ offer, parts: sizeIds, quantity }: Wanted): StockShare[] {
  if (offer.availability === 'order') return []
  const chosen = sizesOfParts(offer.parts, sizeIds) ?? offer.parts.map(({ sizes }) => sizes[0])
  const parts = offer.parts.flatMap((part, place) => {
    const size = chosen[place]
    return size && size.stock !== null ? { sizeId: size.id, quantity: (quantity * part.quantity) / one } : []
  })
  return offer.ownStock === null ? parts : [{ sizeId: offer.size.id, quantity }, ...parts]
}

/** An offer as it stands for whoever has so much of these sizes held: that is there for him besides what is there for everybody. */
export function withHeld<Offer extends SizeOffer>(offer: Offer, held: Map<number, Decimal>): Offer {
  const add = (sizeId: number, stock: Decimal | null) => (stock === null ? null : stock + (held.get(sizeId) ?? 0n))
  const ownStock = add(offer.size.id, offer.ownStock)
  const parts = offer.parts.map((part) => ({
    ...part,
    sizes: part.sizes.map((size) => ({ ...size, stock: add(size.id, size.stock) })),
  }))
  const limits = [ownStock, ...parts.map(mostOfPart)].filter((limit) => limit !== null)
  const unlimited = offer.availability === 'order' || limits.length === 0
  return { ...offer, ownStock, parts, bounds: { ...offer.bounds, stock: unlimited ? null : smaller(...limits) } }
}

/** How many bundles a part allows in that of its sizes of which there is most; null: as many as one likes. */
function mostOfPart({ sizes, quantity }: BundlePart): Decimal | null {
  const stocks = sizes.map(({ stock }: PartSize) => stock)
  const counted = stocks.filter((stock) => stock !== null)
  if (counted.length < stocks.length || counted.length === 0) return null
  const most = counted.reduce((most, stock) => (stock > most ? stock : most))
  return floorToStep((most * one) / quantity, one)
}
