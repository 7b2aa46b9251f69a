import { expect, test } from 'vitest'
import { orderStatuses } from '#features/orders/rules/order-status.ts'
import { parseStatus, statusLabel } from './order-output.ts'

test.each(orderStatuses)('%s is found by its name and by its label', (status) => {
  expect(parseStatus(status)).toBe(status)
  expect(parseStatus(statusLabel(status))).toBe(status)
})

test.each([
  ['wyslane', 'sent'],
  ['Czeka-na-wpłatę', 'waiting_for_payment'],
  [' OPŁACONE ', 'paid'],
])('%j means %s', (input, status) => {
  expect(parseStatus(input)).toBe(status)
})

test('an unknown status is refused with a list of all', () => {
  expect(() => parseStatus('zgubione')).toThrow(
    'Nie ma stanu „zgubione”. Są: przyjęte, czeka na wpłatę, opłacone, pakujemy, wysłane, zrealizowane, anulowane',
  )
})
