import { expect, test } from 'vitest'
import { conditionRefusal, conditionWords, isReadable } from '../../../../../test/promotion-condition.ts'

const [from, to] = ['2026-12-05T17:00:00Z', '2027-01-01T11:00:00Z']
const condition = { kind: 'period' as const, from, to }

test('a period includes its first moment and not its last one', () => {
  const refusalAt = (now: string) => conditionRefusal(condition, { now: new Date(now) })
  expect(refusalAt(from)).toBe(null)
  expect(refusalAt('2027-01-01T10:59:59Z')).toBe(null)
  expect(refusalAt('2026-12-05T16:59:59Z')).toBe('Ta promocja zaczyna się 5 grudnia o 18:00.')
  expect(refusalAt(to)).toBe('Ta promocja skończyła się 1 stycznia o 12:00.')
})

test('a period that has begun is shown without its start', () => {
  expect(conditionWords(condition, new Date('2026-11-21T11:00:00Z'))).toBe(
    'od 5 grudnia o 18:00; do 1 stycznia 2027 o 12:00',
  )
  expect(conditionWords(condition, new Date(from))).toBe('do 1 stycznia 2027 o 12:00')
})

test('a period in a file ends after it begins, and may have one end only', () => {
  const readable = [condition, { kind: 'period', to }, { kind: 'period' }, { kind: 'period', from: to, to: from }]
  expect(readable.map(isReadable)).toEqual([true, true, true, false])
})
