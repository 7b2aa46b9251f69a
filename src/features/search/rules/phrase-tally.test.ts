import { expect, test } from 'vitest'
import { PhraseTally } from './phrase-tally.ts'

test('a tally counts until its sums are taken', () => {
  const tally = new PhraseTally()
  for (const phrase of ['len', 'kubek', 'len']) tally.note(phrase)
  expect([...tally.take()]).toEqual([
    ['len', 2],
    ['kubek', 1],
  ])
  expect(tally.take().size).toBe(0)
})

test('a tally holds no more than a thousand phrases, and goes on counting those that it holds', () => {
  const tally = new PhraseTally()
  for (let number = 0; number < 1_500; number++) tally.note(`fraza ${number}`)
  tally.note('fraza 7')
  const taken = tally.take()
  expect([taken.size, taken.get('fraza 7'), taken.get('fraza 1200')]).toEqual([1_000, 2, undefined])
})
