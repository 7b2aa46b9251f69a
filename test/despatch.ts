import { promiseText } from '#features/delivery/rules/shipping-promise.ts'
import type { GoodsToSend } from '#features/delivery/rules/shipping-time.ts'
import type { DespatchCalendar } from '../src/features/delivery/rules/despatch-calendar.ts'
import type { PromiseStyle, ShippingPromise } from '../src/features/delivery/rules/shipping-promise.ts'
import { publicHolidays } from '../src/shared/public-holidays.ts'

/** The default despatch times: Monday to Friday until 15:00. */
export const deadlines = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, '15:00']))
const years = [2024, 2025, 2026, 2027, 2028, 2029]

export const calendar: DespatchCalendar = {
  weekdays: [1, 2, 3, 4, 5],
  closedDays: publicHolidays(years),
  deadlines,
  hoursBeforeOrderBy: 3,
}
export const everyDay: DespatchCalendar = { ...calendar, weekdays: [1, 2, 3, 4, 5, 6, 7], closedDays: [] }

export const style: PromiseStyle = { inDaysAbove: 29, tomorrowAs: 'day', promises: 'day' }

export const mugToSend: GoodsToSend = {
  kind: 'item',
  deliveryUnknown: false,
  onShelf: true,
  needed: null,
  stores: [],
  toOrder: false,
  supplier: null,
  backOn: null,
  delayDays: null,
}

/** The text for shoppers, with plain spaces. */
export function shippingSentence(promise: ShippingPromise): string {
  return promiseText(promise, {})?.sentence.replaceAll('\u00a0', ' ') ?? ''
}
