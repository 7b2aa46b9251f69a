import { expect, test } from 'vitest'
import { translate } from '#shared/text.ts'
import { placedMessage } from './order-mail.ts'

const order = {
  email: 'anna@example.com',
  placedAt: new Date('2026-11-23T12:00:00Z'),
  status: 'new' as const,
}
const message = (mail: { until: Date | null; withheld: boolean }) => {
  const { text, values } = placedMessage(order, mail)
  return translate(text, values).replaceAll('\u00a0', ' ')
}

test.each([
  ['is sent at once', { until: null, withheld: false }, 'Potwierdzenie wysyłamy na anna@example.com.'],
  ['waits', { until: new Date('2026-11-23T13:00:00Z'), withheld: false }, 'więc to wyślemy 23 listopada po 14:00.'],
  ['is not sent', { until: null, withheld: true }, 'Zapisz albo wydrukuj tę stronę'],
])('the page of an order whose mail %s says so', (_what, mail, expected) => {
  expect(message(mail)).toContain('Przyjęliśmy je 23 listopada 2026.')
  expect(message(mail)).toContain(expected)
})

test('the page of a cancelled order promises no mail that will not be sent', () => {
  const mail = { until: new Date('2026-11-23T13:00:00Z'), withheld: false }
  const { text, values } = placedMessage({ ...order, status: 'cancelled' }, mail)
  expect(translate(text, values)).toBe('Przyjęliśmy je 23\u00a0listopada 2026.')
})
