import { expect, test } from 'vitest'
import { readBlikCode } from '../checks.ts'
import { canContinue, type PaymentAttempt, paymentStage, shouldAsk } from './payment-attempt.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

const attempt: PaymentAttempt = {
  ...{ id: 1, orderId: 1, sessionId: 's', method: 'card', amount: 7400, currency: 'PLN', state: 'open' },
  ...{ token: 'T', gatewayOrder: null, problem: '', codeSentAt: null, createdAt: ago(60), checkedAt: ago(60) },
}
const asked = { method: 'card', amount: 7400, currency: 'PLN', wasBegun: false } as const

test.each<[string, Partial<PaymentAttempt>, Partial<typeof asked> | { amount: number }, boolean]>([
  ['the buyer has not chosen how to pay', {}, {}, true],
  ['the buyer had chosen, which cannot be done again', {}, { wasBegun: true } as never, false],
  ['it is a double click', { createdAt: ago(5) }, { wasBegun: true } as never, true],
  ['the bank may still ask', { method: 'card', codeSentAt: ago(100) }, { wasBegun: true } as never, true],
  ['the page is too old', { createdAt: ago(15 * 60) }, {}, false],
  ['the amount is another one', {}, { amount: 7300 }, false],
  ['the method is another one', {}, { method: 'blik' } as never, false],
  ['it was refused', { state: 'failed' }, {}, false],
  ['it was replaced', { state: 'replaced' }, {}, false],
])('when %s, an attempt is gone on with: %4$s', (_, changes, other, expected) => {
  expect(canContinue({ ...attempt, ...changes }, { ...asked, ...other }, now)).toBe(expected)
})

test.each<[string, Partial<PaymentAttempt>, boolean, string]>([
  ['a code was sent', { codeSentAt: ago(60) }, false, 'confirm'],
  ['a code was sent too long ago', { codeSentAt: ago(200) }, false, 'choose'],
  ['the buyer is back', {}, true, 'wait'],
  ['the buyer looks at the page', {}, false, 'choose'],
  ['the buyer is back after a refusal', { state: 'failed' }, true, 'choose'],
  ['the buyer is back long after', { createdAt: ago(3600) }, true, 'choose'],
  ['the gateway never took it', { token: null }, true, 'choose'],
])('when %s, the page shows: %4$s', (_, changes, cameBack, stage) => {
  expect(paymentStage({ ...attempt, ...changes }, cameBack, now)).toBe(stage)
})

test('the gateway is asked once in two seconds, and not about what is paid', () => {
  expect(shouldAsk(attempt, now)).toBe(true)
  expect(shouldAsk({ ...attempt, checkedAt: ago(1) }, now)).toBe(false)
  expect(shouldAsk({ ...attempt, state: 'paid' }, now)).toBe(false)
  expect(shouldAsk({ ...attempt, token: null }, now)).toBe(false)
})

test.each([
  ['777123', '777123'],
  [' 777 123 ', '777123'],
  ['777-123', '777123'],
  ['77712', null],
  ['7771234', null],
  ['77712a', null],
  ['', null],
  ['٧٧٧١٢٣', null],
])('B5.46 B8.33 B9.27 the BLIK code %j is read as %j: it must be 6 digits', (typed, code) => {
  expect(readBlikCode(typed)).toBe(code)
})
