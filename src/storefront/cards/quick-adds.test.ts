import { expect, test } from 'vitest'
import {
  addPending,
  type BasketCounter,
  displayedCount,
  emptyCounter,
  settlePending,
  syncWithHeader,
} from './quick-adds.tsx'

type Step = (counted: BasketCounter) => BasketCounter
const tells =
  (count: number | null): Step =>
  (counted) =>
    syncWithHeader(counted, count)
const answers =
  (count: number | null): Step =>
  (counted) =>
    settlePending(counted, count)

test.each<[string, Step[], (number | null)[]]>([
  ['a press is counted immediately, and the count stays', [tells(2), addPending, answers(3)], [2, 3, 3]],
  ['the count goes back when the shop refuses the product', [tells(2), addPending, answers(null)], [2, 3, 2]],
  ['two presses on two cards count twice', [tells(2), addPending, addPending, answers(3), answers(4)], [2, 3, 4, 4, 4]],
  ['one of two is refused', [tells(2), addPending, addPending, answers(null), answers(3)], [2, 3, 4, 3, 3]],
  ['a first press that fails before the count is loaded counts nothing', [addPending, answers(null)], [null, null]],
  ['the count is loaded while a press is pending', [addPending, tells(5), answers(6)], [null, 6, 6]],
  ['the header confirms a count late', [tells(2), addPending, answers(null), tells(3), tells(2)], [2, 3, 2, 2, 2]],
  ['the header gets a count from elsewhere', [tells(2), addPending, answers(3), tells(0)], [2, 3, 3, 0]],
])('A8.3 %s', (_, steps, expected) => {
  let counted: BasketCounter = emptyCounter
  expect(
    steps.map((step) => {
      counted = step(counted)
      return displayedCount(counted)
    }),
  ).toEqual(expected)
})
