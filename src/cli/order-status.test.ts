import { expect, test } from 'vitest'
import { orderStatuses } from '#features/orders/rules/status.ts'
import { statusWords, typedStatus } from './order-status.ts'

test.each(orderStatuses)('%s is known by its name and by its words', (status) => {
  expect(typedStatus(status)).toBe(status)
  expect(typedStatus(statusWords(status))).toBe(status)
})

test.each([
  ['wyslane', 'sent'],
  ['Czeka-na-wpłatę', 'waiting_for_payment'],
  [' OPŁACONE ', 'paid'],
])('%j means %s', (typed, status) => {
  expect(typedStatus(typed)).toBe(status)
})

test('what is no status is refused with all that are', () => {
  expect(() => typedStatus('zgubione')).toThrow(
    'Nie ma stanu „zgubione”. Są: przyjęte, czeka na wpłatę, opłacone, pakujemy, wysłane, zrealizowane, anulowane',
  )
})
