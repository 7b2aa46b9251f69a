import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { conditionRefusal, conditionWords, isReadable, promotedLine } from '../../../../../test/promotion-condition.ts'

const condition = { kind: 'quantity' as const, from: '2.5' }

test('a quantity is that of all lines together', () => {
  const lines = [promotedLine({ quantity: decimal('2') }), promotedLine({ lineId: 2, quantity: decimal('0.5') })]
  expect(conditionWords(condition)).toBe('przy zakupie co najmniej 2,5')
  expect(conditionRefusal(condition, {}, lines)).toBe(null)
  expect(conditionRefusal(condition)).toBe('Tych towarów trzeba kupić co najmniej 2,5. Brakuje jeszcze 1,5.')
})

test('a quantity in a file is a decimal above zero', () => {
  expect(['2.5', '0', '-1', 'dwa'].map((from) => isReadable({ ...condition, from }))).toEqual([
    true,
    false,
    false,
    false,
  ])
})
