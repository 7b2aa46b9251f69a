import { expect, test } from 'vitest'
import { jobs } from './job-definitions.ts'

test('order mails are retried for at least two days, even with the shortest random delays of the queue', () => {
  const { times, firstAfter, atMostAfter } = jobs['send-order-mails']
  const waits = Array.from({ length: times }, (_, attempt) =>
    Math.min(atMostAfter, (firstAfter * 2 ** Math.min(16, attempt)) / 2),
  )
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(48 * 60 * 60)
})
