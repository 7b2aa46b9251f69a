import { Temporal } from 'temporal-polyfill'
import { isPhysical, type ProductKind } from '#features/catalogue/rules/product.ts'
import { warsawDay } from '#shared/day.ts'
import { decimal } from '#shared/decimal.ts'
import {
  type DespatchCalendar,
  deadlineOf,
  despatchMoment,
  firstDespatchDay,
  type WorkingDays,
  workingDay,
  workingDaysUntil,
} from './despatch-calendar.ts'

/** When an order placed now leaves (A3.12), as all entry points show it. */
export interface ShippingTime {
  /** 'YYYY-MM-DD' */
  day: string
  today: boolean
  /** Calendar days from today. The shop promises days, so the hours and minutes that go with them are always 0. */
  days: number
  /** ISO weekday: 1 Monday … 7 Sunday. */
  weekDay: number
  /** Whole weeks from today: 0 while the weekday alone is unambiguous. */
  weekAmount: number
  /** The shop's working days after today, up to that day. */
  workingDays: number
  /** 'HH:MM': by when parcels of that day leave; null: at any hour. */
  deadline: string | null
  /** 'HH:MM': until when an order leaves today; null when it does not, or at any hour. */
  todayShipmentDeadline: string | null
  /** Whether it leaves within 24 hours from now. */
  within24Hours: boolean
}

/** When these goods leave together if ordered now; null when unknown, or not within the searched days (A9.20). */
export function shippingTime(
  goods: readonly GoodsToSend[],
  calendar: DespatchCalendar,
  now: Date,
): ShippingTime | null {
  const start = firstDespatchDay(calendar, now)
  const day = start && readyDay(goods, calendar, start)
  return day ? toShippingTime(day, calendar, now) : null
}

function toShippingTime(day: string, calendar: DespatchCalendar, now: Date): ShippingTime {
  const date = Temporal.PlainDate.from(day)
  const today = warsawDay(now)
  const days = Temporal.PlainDate.from(today).until(date).days
  const deadline = deadlineOf(calendar, day)
  const hours = (despatchMoment(calendar, day).getTime() - now.getTime()) / (60 * 60 * 1000)
  return {
    day,
    today: days === 0,
    days,
    weekDay: date.dayOfWeek,
    weekAmount: Math.floor(days / 7),
    workingDays: workingDaysUntil(calendar, today, day),
    deadline,
    todayShipmentDeadline: days === 0 ? deadline : null,
    within24Hours: hours <= 24,
  }
}

/** 'YYYY-MM-DD HH:MM:SS' in Polish time: by when it has left. */
export function latestDespatch({ day, deadline }: Pick<ShippingTime, 'day' | 'deadline'>): string {
  return `${day} ${deadline ? `${deadline}:00` : '23:59:59'}`
}

/** A size of a product, or a part of a bundle, with all data that decides when it can leave. */
export interface GoodsToSend {
  kind: ProductKind
  /** The shop promises no day for it. */
  deliveryUnknown: boolean
  /** Counted in stock, so it need not be made or supplied. */
  onShelf: boolean
  /** The quantity to send, as decimal text; null when each store has enough. */
  needed: string | null
  /**
   * The stores that have some of it: the working days of each, how many of them a transfer to the packing store takes, and the quantity as decimal
   * text; null when that is enough.
   */
  stores: (WorkingDays & { delayDays: number; holds: string | null })[]
  /** Made or supplied to order. */
  toOrder: boolean
  /** The working days of its supplier, and how many of them a delivery takes; null when unknown. */
  supplier: (WorkingDays & { delayDays: number | null }) | null
  /** 'YYYY-MM-DD': when it is back in stock. */
  backOn: string | null
  /** The shop's own working days before it can leave, such as for engraving; null when none are set. */
  delayDays: number | null
  /** What its configuration takes on top, such as embroidery: the same kind of days. */
  configurationDays?: number
}

/** Whether anything needs a parcel: gift cards and services alone do not. */
export function needsParcel(goods: readonly GoodsToSend[]): boolean {
  return goods.some(({ kind }) => isPhysical(kind))
}

/**
 * The shop's working day on which all of these can leave together, when the order is started on the working day `start`; null when unknown. Days are
 * 'YYYY-MM-DD'.
 */
export function readyDay(goods: readonly GoodsToSend[], shop: WorkingDays, start: string): string | null {
  const days = goods.filter(({ kind }) => kind !== 'virtual').map((one) => readyDayOf(one, shop, start))
  return days.reduce((latest, day) => (latest === null || day === null ? null : laterOf(latest, day)), start)
}

function readyDayOf(goods: GoodsToSend, shop: WorkingDays, start: string): string | null {
  if (goods.deliveryUnknown) return null
  const readyFrom = goods.onShelf ? handedOverDay(goods, start) : arrivalDay(goods, start)
  return readyFrom && workingDay(shop, readyFrom, (goods.delayDays ?? 0) + (goods.configurationDays ?? 0))
}

/** When enough stores have transferred the goods, the quickest first; when all stores together have too little, when the last one has. */
function handedOverDay({ stores, needed }: GoodsToSend, start: string): string | null {
  if (stores.length === 0) return start
  const deliveries = stores
    .flatMap((store) => ({ day: workingDay(store, start, store.delayDays), holds: store.holds }))
    .filter((delivery): delivery is typeof delivery & { day: string } => delivery.day !== null)
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
  let missing = needed === null ? 0n : decimal(needed)
  const last = deliveries.find(({ holds }) => {
    missing -= holds === null ? missing : decimal(holds)
    return missing <= 0n
  })
  return (last ?? deliveries.at(-1))?.day ?? null
}

/** When it arrives in the shop: after the supplier's own working days, and not before the restock date. */
function arrivalDay({ toOrder, supplier, backOn, delayDays }: GoodsToSend, start: string): string | null {
  const restockedOn = backOn !== null && backOn > start ? backOn : null
  if (supplier && supplier.delayDays !== null) {
    const suppliedOn = workingDay(supplier, start, supplier.delayDays)
    return suppliedOn && laterOf(suppliedOn, restockedOn ?? suppliedOn)
  }
  if (restockedOn) return restockedOn
  return supplier || (toOrder && delayDays === null) ? null : start
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other
}
