import { Temporal } from 'temporal-polyfill'
import { warsawDay } from '#shared/day.ts'
import { type DespatchCalendar, deadlineOf, despatchMoment, firstDespatchDay } from './despatch-calendar.ts'
import { type GoodsToSend, readyDay } from './goods-to-send.ts'
import { workingDaysUntil } from './working-days.ts'

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
  return day ? describe(day, calendar, now) : null
}

function describe(day: string, calendar: DespatchCalendar, now: Date): ShippingTime {
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
