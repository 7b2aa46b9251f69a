import { expect, test } from 'vitest'
import { promisedDelivery } from './promised-delivery.ts'

const order = {
  status: 'new',
  promisedDay: '2026-11-27',
  deliveryPrepaid: 'prepaid',
  paymentMethod: 'transfer',
  totalGross: 7390,
} as const
const sentence = 'Dostawa najpóźniej w\u00a0piątek 27\u00a0listopada'
const condition = 'Termin obowiązuje, jeśli zapłacisz w\u00a0dniu zamówienia; inaczej liczymy od dnia wpłaty.'
const later = 'Gdy płacisz przelewem, liczymy od dnia wpłaty.'

test.each([
  [{}, { sentence, condition }],
  [{ status: 'sent' }, { sentence, condition: later }],
  [{ paymentMethod: 'blik' }, { sentence, condition }],
  [
    { paymentMethod: 'blik', status: 'accepted' },
    { sentence, condition: null },
  ],
  [{ deliveryPrepaid: 'dvp' }, { sentence, condition: null }],
  [{ totalGross: 0 }, { sentence, condition: null }],
  [{ promisedDay: '2026-12-06' }, { sentence: 'Dostawa najpóźniej w\u00a0niedzielę 6\u00a0grudnia', condition }],
  [{ promisedDay: null }, null],
  [{ status: 'delivered' }, null],
  [{ status: 'cancelled' }, null],
  [{ status: 'returned' }, null],
] as const)('the promise of an order with %j', (changes, expected) => {
  expect(promisedDelivery({ ...order, ...changes }, {})).toEqual(expected)
})
