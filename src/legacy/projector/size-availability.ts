import { sizeAvailability as availabilityOf } from '#features/basket/rules/availability.ts'
import type { PromiseUntil } from '#features/delivery/rules/promise-until.ts'
import { leavesBy, type ShippingTime } from '#features/delivery/rules/shipping-time.ts'
import { say } from '#shared/text.ts'
import { flag } from '#shared/wire-flag.ts'
import type { PublicShop } from '#shop'
import type { Offer } from './known.ts'

/** Member sizeavailability (A3.5). */
export function sizeAvailability({ words }: PublicShop, offer: Offer, leaves: PromiseUntil | undefined) {
  const about = availabilityOf(offer, leaves?.time === null)
  return {
    visible: about.visible ? 'y' : 'n',
    status: about.status,
    status_description: say(about.description, {}, words),
    status_description_tel: say(about.descriptionTel, {}, words),
    status_gfx: about.graphics,
    status_gfx_tel: about.graphics,
    delivery_days_undefined: flag(about.deliveryUnknown),
    ...(about.deliveryDate && { delivery_date: about.deliveryDate }),
    delay_time: delayTime(leaves, about.deliveryUnknown),
    ...(about.shippingInfo === 'time' && leaves?.time && { shipping_time: shippingTime(leaves.time) }),
  }
}

/** Whether nobody knows when it could leave. */
export function delayTime(leaves: PromiseUntil | undefined, unknown: boolean) {
  return { unknown_delivery_time: flag(unknown || leaves?.time === null) }
}

/** When an order of now leaves (A3.2); `time` on Polish clocks. */
export function shippingTime(time: ShippingTime) {
  return {
    unknown_time: flag(false),
    today: flag(time.today),
    ...(time.todayShipmentDeadline && { today_shipment_deadline: `${time.todayShipmentDeadline}:00` }),
    days: time.days,
    hours: 0,
    minutes: 0,
    week_day: time.weekDay,
    week_amount: time.weekAmount,
    time: leavesBy(time),
  }
}
