import type { ProductRecord } from '#features/catalogue/queries/product-record.ts'
import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import type { ExpiringPromise } from '#features/delivery/rules/shipping-promise.ts'
import { latestDespatch, type ShippingTime } from '#features/delivery/rules/shipping-time.ts'
import { offerAvailability as availabilityOf } from '#features/offers/rules/availability.ts'
import { decimal } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import { wireFlag } from '#shared/wire-flag.ts'
import type { PublicShop } from '#shop'
import { bundlePrice } from './bundle.ts'
import { type ProjectorData, type ProjectorOffer, sizeDelivery } from './projector-data.ts'
import { sizePrices } from './size-prices.ts'
import { stockAmount, unitFields } from './sizes.ts'

/** All members of one size (A3.2), including price and availability. */
export function fullSize(shop: PublicShop, known: ProjectorData, offer: ProjectorOffer, subscription: boolean) {
  const { record, facts, times, costs } = known
  const { id, type, name } = offer.size
  const leaves = times.get(id)
  const { rebateNumber, ...price } = sizePrices(shop, offer, facts.get(id), subscription)
  const bundle = bundlePrice(shop, facts.get(id))
  return {
    type,
    name,
    ...sizeAmounts(record, offer),
    ...unitFields(record),
    product_type: `product_${record.kind}`,
    phone_price: wireFlag(offer.phonePrice),
    gratis: wireFlag(offer.free),
    currency: shop.currency.format.code,
    for_points: wireFlag(priceLabel(offer) === 'points'),
    price,
    ...(rebateNumber !== undefined && { rebateNumber }),
    ...(bundle && { bundle_price: bundle }),
    availability: sizeAvailability(shop, offer, leaves),
    delivery: sizeDelivery(shop, costs.get(id)),
    delay_time: delayTime(leaves, offer.deliveryUnknown),
    ...(leaves?.time && { shipping_time: shippingTime(leaves.time) }),
  }
}

/** The stock on sale, split into the main store (mm) and the others (mo); -1 is unlimited. */
function sizeAmounts({ sizes }: ProductRecord, { size, bounds }: ProjectorOffer) {
  const { inMainStore = null, inOtherStores = null } = sizes.find(({ id }) => id === size.id) ?? {}
  const amountOf = (amount: string | null) =>
    stockAmount(amount === null ? (bounds.stock === null ? null : 0n) : decimal(amount))
  return { amount: stockAmount(bounds.stock), amount_mm: amountOf(inMainStore), amount_mo: amountOf(inOtherStores) }
}

/** Member sizeavailability (A3.5). */
export function sizeAvailability(
  { textOverrides }: PublicShop,
  offer: ProjectorOffer,
  leaves: ExpiringPromise | undefined,
) {
  const availability = availabilityOf(offer, leaves?.time === null)
  return {
    visible: availability.visible ? 'y' : 'n',
    status: availability.status,
    status_description: translate(availability.description, {}, textOverrides),
    status_description_tel: translate(availability.descriptionTel, {}, textOverrides),
    status_gfx: availability.graphics,
    status_gfx_tel: availability.graphics,
    delivery_days_undefined: wireFlag(availability.deliveryUnknown),
    ...(availability.deliveryDate && { delivery_date: availability.deliveryDate }),
    delay_time: delayTime(leaves, availability.deliveryUnknown),
    ...(availability.shippingInfo === 'time' && leaves?.time && { shipping_time: shippingTime(leaves.time) }),
  }
}

/** Whether the dispatch time is unknown. */
function delayTime(leaves: ExpiringPromise | undefined, unknown: boolean) {
  return { unknown_delivery_time: wireFlag(unknown || leaves?.time === null) }
}

/** When an order placed now is dispatched (A3.2); `time` is Polish local time. */
function shippingTime(time: ShippingTime) {
  return {
    unknown_time: wireFlag(false),
    today: wireFlag(time.today),
    ...(time.todayShipmentDeadline && { today_shipment_deadline: `${time.todayShipmentDeadline}:00` }),
    days: time.days,
    hours: 0,
    minutes: 0,
    week_day: time.weekDay,
    week_amount: time.weekAmount,
    time: latestDespatch(time),
  }
}
