import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitRefund } from './split-refund.ts'

const two = [
  { attemptId: 2, left: 5000 },
  { attemptId: 1, left: 7400 },
]

test.each([
  [3000, [{ attemptId: 2, amount: 3000 }]],
  [
    6000,
    [
      { attemptId: 2, amount: 5000 },
      { attemptId: 1, amount: 1000 },
    ],
  ],
  [12_401, null],
  [0, null],
])('%i is given back as %j', (amount, parts) => expect(splitRefund(two, amount)).toEqual(parts))

test('the parts make the amount, and no payment gives more than it has', () => {
  const payments = fc.array(fc.nat(10_000), { maxLength: 5 })
  fc.assert(
    fc.property(payments, fc.integer({ min: 1, max: 50_000 }), (lefts, amount) => {
      const parts = splitRefund(
        lefts.map((left, attemptId) => ({ attemptId, left })),
        amount,
      )
      const most = lefts.reduce((sum, left) => sum + left, 0)
      expect(parts === null).toBe(most < amount)
      if (!parts) return
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
      for (const part of parts) expect(part.amount).toBeLessThanOrEqual(lefts[part.attemptId] ?? 0)
    }),
  )
})
