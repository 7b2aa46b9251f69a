import { expect, test } from 'vitest'
import { translate } from '#shared/text.ts'
import type { OrderEvent } from './order-event.ts'
import { byMoment, orderHistory } from './order-history.ts'

const at = new Date('2026-11-21T12:00:00Z')
const event = (changes: Partial<OrderEvent>): OrderEvent => ({
  ...{ id: 1, kind: 'status-changed', at, actor: 'staff', reason: '', from: 'new', to: null, detail: {} },
  ...changes,
})
const words = (changes: Partial<OrderEvent>) =>
  orderHistory([event(changes)], (amount) => `${amount / 100} zł`).map(({ message }) =>
    translate(message.text, message.values),
  )

test.each([
  [{ kind: 'placed' }, 'Zamówienie złożone'],
  [{ to: 'packed' }, 'Spakowane'],
  [{ to: 'cancelled' }, 'Anulowane przez sklep'],
  [{ to: 'cancelled', actor: 'guest' }, 'Anulowane przez ciebie'],
  [{ to: 'cancelled', actor: 'client' }, 'Anulowane przez ciebie'],
  [{ to: 'cancelled', actor: 'job' }, 'Anulowane, bo wpłata nie przyszła na czas'],
  [{ kind: 'payment-received', detail: { amount: 7400 } }, 'Dotarła wpłata: 74 zł'],
  [{ kind: 'payment-refunded', detail: { amount: 100 } }, 'Oddaliśmy pieniądze: 1 zł'],
  [{ kind: 'tracking', detail: { tracking: 'RR12345' } }, 'Numer przesyłki: RR12345'],
] as [Partial<OrderEvent>, string][])('%j reads: %s', (changes, text) => {
  expect(words(changes)).toEqual([text])
})

test('shipments are told one by one; an order of before, which has none, is sent', () => {
  const shipped = event({ kind: 'shipped', detail: { tracking: 'RR12345' } })
  const sent = event({ to: 'sent' })
  const texts = (events: OrderEvent[]) =>
    orderHistory(events, String).map(({ message: { text, values } }) => translate(text, values))
  expect(texts([shipped, sent])).toEqual(['Paczka wyruszyła: RR12345'])
  expect(texts([sent])).toEqual(['Wysłane'])
})

test.each(['note', 'mail-sent', 'news-sent', 'mail-deferred'] as const)('the buyer reads nothing of a %s', (kind) => {
  expect(words({ kind, detail: { text: 'Prosi o telefon' } })).toEqual([])
})

test('what happened in the same minute is one entry, and only next to each other', () => {
  const entries = [
    ['12:00', 'Zamówienie złożone'],
    ['12:00', 'Dotarła wpłata: 74 zł'],
    ['12:05', 'Spakowane'],
    ['12:00', 'Wysłane'],
  ].map(([time = '', words = '']) => ({ time, words }))
  expect(byMoment(entries)).toEqual([
    { time: '12:00', words: ['Zamówienie złożone', 'Dotarła wpłata: 74 zł'] },
    { time: '12:05', words: ['Spakowane'] },
    { time: '12:00', words: ['Wysłane'] },
  ])
})
