import { Temporal } from 'temporal-polyfill'
import { isGoods, type ProductKind } from '#features/catalogue/rules/product.ts'
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

/** When an order of now leaves (A3.12): what every way in tells about it. */
export interface ShippingTime {
  /** 'YYYY-MM-DD' */
  day: string
  today: boolean
  /** Days on the calendar from today on. The shop promises days: the hours and minutes beside them are always 0. */
  days: number
  /** ISO weekday: 1 Monday … 7 Sunday. */
  weekDay: number
  /** Whole weeks from today on: 0 while the weekday alone says which day is meant. */
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

/** When these goods leave together if they are ordered now; null when nobody knows, or not within the days that are searched (A9.20). */
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

/** 'YYYY-MM-DD HH:MM:SS' on Polish clocks: by when it has left. */
export function leavesBy({ day, deadline }: Pick<ShippingTime, 'day' | 'deadline'>): string {
  return `${day} ${deadline ? `${deadline}:00` : '23:59:59'}`
}

/** One size of a product, or a part of a bundle, with all that decides when it can leave. */
export interface GoodsToSend {
  kind: ProductKind
  /** The shop promises no day for it. */
  deliveryUnknown: boolean
  /** Lies counted in a store: nobody has to make or bring it. */
  onShelf: boolean
  /** How much of it leaves, as decimal text; null where each of the stores has enough. */
  needed: string | null
  /**
   * Those in which some of it lies: the working days of each, how many of them it takes until it is where parcels are packed, and how much
   * there is of it, as decimal text; null where that is enough.
   */
  stores: (WorkingDays & { delayDays: number; holds: string | null })[]
  /** Made or brought only when it is ordered. */
  toOrder: boolean
  /** Whoever makes or brings it: its working days, and how many of them it takes; null when that is not known. */
  supplier: (WorkingDays & { delayDays: number | null }) | null
  /** 'YYYY-MM-DD': when it comes back into the store. */
  backOn: string | null
  /** The shop's own working days before it can leave, such as for engraving; null when none were told. */
  delayDays: number | null
}

/** Whether anything is put into a parcel: gift cards and services alone are not. */
export function needsParcel(goods: readonly GoodsToSend[]): boolean {
  return goods.some(({ kind }) => isGoods(kind))
}

/**
 * The working day of the shop on which all of these can leave together, when the order is taken up on `start`, another one; null when
 * nobody knows. Days are 'YYYY-MM-DD'.
 */
export function readyDay(goods: readonly GoodsToSend[], shop: WorkingDays, start: string): string | null {
  const days = goods.filter(({ kind }) => kind !== 'virtual').map((one) => readyDayOf(one, shop, start))
  return days.reduce((latest, day) => (latest === null || day === null ? null : laterOf(latest, day)), start)
}

function readyDayOf(goods: GoodsToSend, shop: WorkingDays, start: string): string | null {
  if (goods.deliveryUnknown) return null
  const here = goods.onShelf ? handedOverDay(goods, start) : arrivalDay(goods, start)
  return here && workingDay(shop, here, goods.delayDays ?? 0)
}

/** When the quickest of the stores that hold enough together have handed it over; where all of them hold too little, the last of all. */
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

/** When it is in the shop: after the supplier's own working days, and not before the day on which it comes back. */
function arrivalDay({ toOrder, supplier, backOn, delayDays }: GoodsToSend, start: string): string | null {
  const comesBack = backOn !== null && backOn > start ? backOn : null
  if (supplier && supplier.delayDays !== null) {
    const brought = workingDay(supplier, start, supplier.delayDays)
    return brought && laterOf(brought, comesBack ?? brought)
  }
  if (comesBack) return comesBack
  return supplier || (toOrder && delayDays === null) ? null : start
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other
}
