import { describe, expect, test } from 'vitest'
import { type LoggedPrice, lowestBeforeReduction, shownAmount } from './rules.ts'

const now = new Date('2026-11-21T11:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const regular = (gross: number, days: number): LoggedPrice => ({
  kind: 'regular',
  gross,
  since: daysAgo(days),
  until: null,
})
const promotion = (gross: number | null, days: number, untilDays: number | null = null): LoggedPrice => ({
  kind: 'promotion',
  gross,
  since: daysAgo(days),
  until: untilDays === null ? null : daysAgo(untilDays),
})

describe('the lowest price of the 30 days before a reduction', () => {
  test.each([
    ['the price before, when it had stood all the time', [regular(5900, 200), promotion(4900, 5)], 5900],
    [
      'an older, lower price that still stood within the 30 days',
      [regular(5000, 200), regular(5900, 20), promotion(4900, 5)],
      5000,
    ],
    ['not a lower price that had ended earlier', [regular(5000, 200), regular(5900, 60), promotion(4900, 5)], 5900],
    [
      'an earlier promotion within the 30 days',
      [regular(5900, 200), promotion(4500, 30, 28), promotion(4900, 5)],
      4500,
    ],
    [
      'a promotion that was taken back',
      [regular(5900, 200), promotion(4400, 20), promotion(null, 18), promotion(4900, 5)],
      4400,
    ],
    [
      'still the price before it, when a promotion has been prolonged, even twice',
      [regular(5900, 200), promotion(4900, 40, 20), promotion(4900, 21, 5), promotion(4900, 5, -9)],
      5900,
    ],
    [
      'the promotion before it, when the same amount comes back after a pause',
      [regular(5900, 200), promotion(4900, 40, 20), promotion(4900, 5)],
      4900,
    ],
    [
      'the promotion before it, when the price falls once more',
      [regular(5900, 200), promotion(4900, 20), promotion(4500, 5)],
      4900,
    ],
    [
      'the promotion before it, when it was taken back and begins again',
      [regular(5900, 200), promotion(4900, 40), promotion(null, 20), promotion(4900, 5)],
      4900,
    ],
    ['none while no reduction runs', [regular(5900, 200), promotion(4900, 9, 2)], null],
    ['none when nothing was offered before', [promotion(4900, 5)], null],
  ])('is %s', (_case, log, lowest) => {
    expect(lowestBeforeReduction(log, now)).toBe(lowest)
  })
})

test('A1.3 a price is shown with VAT or without', () => {
  expect(shownAmount(12300, '23', 'gross')).toBe(12300)
  expect(shownAmount(12300, '23', 'net')).toBe(10000)
})
