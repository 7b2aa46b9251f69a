import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentBalance } from './payment-balance.ts'

test.each([
  [[], 100, { paid: 0, refunded: 0, due: 100, overpaid: 0, isPaid: false }],
  [[], 0, { paid: 0, refunded: 0, due: 0, overpaid: 0, isPaid: true }],
  [[['received', 40]], 100, { paid: 40, refunded: 0, due: 60, overpaid: 0, isPaid: false }],
  [
    [
      ['received', 40],
      ['received', 70],
    ],
    100,
    { paid: 110, refunded: 0, due: 0, overpaid: 10, isPaid: true },
  ],
  [
    [
      ['received', 100],
      ['refunded', 30],
    ],
    100,
    { paid: 70, refunded: 30, due: 0, overpaid: 0, isPaid: true },
  ],
  [
    [
      ['received', 100],
      ['refunded', 100],
    ],
    100,
    { paid: 0, refunded: 100, due: 100, overpaid: 0, isPaid: false },
  ],
  [
    [
      ['received', 100],
      ['refunded', 100],
      ['received', 40],
    ],
    100,
    { paid: 40, refunded: 100, due: 60, overpaid: 0, isPaid: false },
  ],
  [
    [
      ['received', 60],
      ['refunded', 20],
    ],
    100,
    { paid: 40, refunded: 20, due: 60, overpaid: 0, isPaid: false },
  ],
] as [['received' | 'refunded', number][], number, object][])('%j for a total of %i', (entries, total, balance) => {
  expect(
    paymentBalance(
      entries.map(([kind, amount]) => ({ kind, amount })),
      total,
    ),
  ).toEqual(balance)
})

const entry = fc.record({
  kind: fc.constantFrom('received' as const, 'refunded' as const),
  amount: fc.integer({ min: 1, max: 100_000 }),
})

/** Whether all of an order's money had gone back at some moment. */
function wasUndone(entries: Parameters<typeof paymentBalance>[0]): boolean {
  return entries.some((_, last) => paymentBalance(entries.slice(0, last + 1), 0).paid === 0)
}

test('what is due and what is too much balance the total, unless a part of what was paid in full went back', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.nat(100_000), (entries, total) => {
      fc.pre(!wasUndone(entries))
      const { paid, refunded, due, overpaid, isPaid } = paymentBalance(entries, total)
      const partWentBack = paid + refunded >= total && paid > 0 && paid < total
      expect(paid + due - overpaid).toBe(partWentBack ? paid : total)
      expect(isPaid).toBe(paid >= total || partWentBack)
      expect(paymentBalance(entries.toReversed(), total).paid).toBe(paid)
    }),
  )
})

test('a payment that was undone counts no more', () => {
  fc.assert(
    fc.property(fc.array(entry), entry, fc.nat(100_000), (entries, { amount }, total) => {
      const undone = [
        { kind: 'received' as const, amount },
        { kind: 'refunded' as const, amount },
      ]
      const { paid, due, overpaid, isPaid } = paymentBalance(entries, total)
      expect(paymentBalance([...undone, ...entries], total)).toMatchObject({ paid, due, overpaid, isPaid })
    }),
  )
})
