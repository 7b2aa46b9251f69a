import type { PublicShop } from '#shop'
import type { Known } from './known.ts'
import { sizeInFull } from './size.ts'
import { productFields } from './sizes.ts'

/** Member product (A3.1): every size by its type, and how much of the product one order takes. */
export function product(shop: PublicShop, known: Known, subscription: boolean) {
  const { record, offers } = known
  return {
    ...productFields(record),
    currency: shop.currency.format.code,
    sizes: Object.fromEntries(offers.map((offer) => [offer.size.type, sizeInFull(shop, known, offer, subscription)])),
    order_quantity_range: quantityRange(known),
  }
}

function quantityRange({ record: { limits } }: Known) {
  const ranges = {
    max_quantity_per_order: limits.maximum,
    max_size_quantity_per_order: limits.maximumPerSize,
    min_quantity_per_order: limits.minimum,
    min_size_quantity_per_order: limits.minimumPerSize,
    minimum_quantity_subscription: limits.minimumSubscription,
  }
  const given = Object.entries(ranges).filter(([, limit]) => limit !== null)
  return Object.fromEntries(given.map(([name, limit]) => [name, Number(limit)]))
}
