import type { Arrival } from '#features/delivery/rules/arrival.ts'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { leavesBy, type ShippingTime } from '#features/delivery/rules/shipping-time.ts'
import type { CurrencyFormat } from '#shared/money.ts'
import type { ShippingTime as ShippingTimeAnswer, ShippingWay, TimeAhead } from './generated/resolver-types.ts'
import { moneyAnswer } from './money.ts'

/** A way of sending as clients read it (A3.12); `there` is null when nobody knows when the goods leave. */
export function wayAnswer(way: DeliveryOption, there: Arrival | null, format: CurrencyFormat): ShippingWay {
  return {
    courier: {
      id: way.courierId,
      fullId: `${way.courierId}-${way.prepaid === 'dvp' ? 1 : 0}`,
      icon: courierPicture(way.icon),
      name: way.courier,
      pickupPoint: way.pickupPoint,
      ...{ carrierName: way.courier, companyKey: null, companyGroupKey: null },
    },
    prepaid: way.prepaid,
    cost: moneyAnswer(way.gross, format),
    deliveryTime: timeAhead(there),
    comment: way.comment,
    minworth: moneyAnswer(way.minimumValue, format),
    minworthReached: way.minimumReached,
    limitFree: way.freeFrom === null ? null : way.freeFrom / 100,
    availability: way.minimumReached,
    workingDays: there?.workingDays ?? null,
    ...{ calendar: null, calendarOption: null, courierPickupPoints: [] },
    ...{ pointsSelected: false, pointsEnabled: false, pointsCost: null },
  }
}

const ownPictures = ['armchair', 'bike', 'package', 'truck']

/** Pages draw the shop's own couriers' pictures by name; clients need an address. */
function courierPicture(icon: string): string {
  return ownPictures.includes(icon) ? `/assets/couriers/${icon}.svg` : icon.startsWith('/') ? icon : ''
}

/** When goods leave, as clients read it. */
export function shippingTimeAnswer(time: ShippingTime | 'unknown'): ShippingTimeAnswer {
  if (time === 'unknown')
    return { shippingTime: timeAhead(null), time: null, unknownTime: true, todayShipmentDeadline: null }
  return {
    shippingTime: timeAhead(time),
    time: leavesBy(time),
    unknownTime: false,
    todayShipmentDeadline: time.todayShipmentDeadline && `${time.todayShipmentDeadline}:00`,
  }
}

/** Clients look into it without asking whether it is there: what nobody knows is null inside. */
function timeAhead(time: Arrival | null): TimeAhead {
  if (!time)
    return {
      time: { days: null, hours: null, minutes: null },
      workingDays: null,
      weekDay: null,
      weekAmount: null,
      today: null,
    }
  const { days, workingDays, weekDay, weekAmount, today } = time
  return { time: { days, hours: 0, minutes: 0 }, workingDays, weekDay, weekAmount, today }
}
