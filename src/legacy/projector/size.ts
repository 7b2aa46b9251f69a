import type { ProductRecord } from '#features/catalogue/reads/product-record.ts'
import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import { decimal } from '#shared/decimal.ts'
import { flag } from '#shared/wire-flag.ts'
import type { PublicShop } from '#shop'
import { bundlePrice } from './bundle-price.ts'
import type { Known, Offer } from './known.ts'
import { delayTime, shippingTime, sizeAvailability } from './size-availability.ts'
import { sizeDelivery } from './size-delivery.ts'
import { sizePrices } from './size-prices.ts'
import { amountOf, unitFields } from './sizes.ts'

/** Everything about one size (A3.2), its price and availability within. */
export function sizeInFull(shop: PublicShop, known: Known, offer: Offer, subscription: boolean) {
  const { record, facts, times, costs } = known
  const { id, type, name } = offer.size
  const leaves = times.get(id)
  const { rebateNumber, ...price } = sizePrices(shop, offer, facts.get(id), subscription)
  const bundle = bundlePrice(shop, facts.get(id))
  return {
    type,
    name,
    ...amounts(record, offer),
    ...unitFields(record),
    product_type: `product_${record.kind}`,
    phone_price: flag(offer.phonePrice),
    gratis: flag(offer.free),
    currency: shop.currency.format.code,
    for_points: flag(priceLabel(offer) === 'points'),
    price,
    ...(rebateNumber !== undefined && { rebateNumber }),
    ...(bundle && { bundle_price: bundle }),
    availability: sizeAvailability(shop, offer, leaves),
    delivery: sizeDelivery(shop, costs.get(id)),
    delay_time: delayTime(leaves, offer.deliveryUnknown),
    ...(leaves?.time && { shipping_time: shippingTime(leaves.time) }),
  }
}

/** How much can be bought, and of that what lies in the main store (mm) and in the others (mo); -1 without end. */
function amounts({ sizes }: ProductRecord, { size, bounds }: Offer) {
  const { inMainStore = null, inOtherStores = null } = sizes.find(({ id }) => id === size.id) ?? {}
  const lying = (amount: string | null) =>
    amountOf(amount === null ? (bounds.stock === null ? null : 0n) : decimal(amount))
  return { amount: amountOf(bounds.stock), amount_mm: lying(inMainStore), amount_mo: lying(inOtherStores) }
}
