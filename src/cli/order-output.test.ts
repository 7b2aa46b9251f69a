import { expect, test } from 'vitest'
import { orderStatuses } from '#features/orders/rules/order-status.ts'
import { parseStatus, statusLabel } from './order-output.ts'

test.each(orderStatuses)('%s is found by its name and by its label', (status) => {
  expect(parseStatus(status)).toBe(status)
  expect(parseStatus(statusLabel(status))).toBe(status)
})

test.each([
  ['wyslane', 'sent'],
  ['Przyjęte-do-realizacji', 'accepted'],
  [' ZŁOŻONE ', 'new'],
])('%j means %s', (input, status) => {
  expect(parseStatus(input)).toBe(status)
})

test('an unknown status is refused with a list of all', () => {
  expect(() => parseStatus('zgubione')).toThrow(
    'Nie ma stanu „zgubione”. Są: złożone, przyjęte do realizacji, spakowane, wysłane, dostarczone, anulowane, zwrócone',
  )
})

test("the shop's own word for a status is printed and understood", () => {
  const overrides = { 'orderStatus.packed': 'w pudełku' }
  expect([statusLabel('packed', overrides), parseStatus('W pudelku', overrides)]).toEqual(['w pudełku', 'packed'])
})
