import { expect, test } from 'vitest'
import { type EntriesState, entriesAddress, nameContainsWords, requestedOrder } from './entry-rows.ts'

const defaults: EntriesState = { order: 'added', usual: 'added', page: 1 }

test.each<[Partial<EntriesState>, string]>([
  [{}, '/lubione'],
  [{ page: 2 }, '/lubione?strona=2'],
  [{ page: 10 }, '/lubione?strona=10'],
  [{ order: 'price' }, '/lubione?sortowanie=cena'],
  [{ order: 'name', page: 3 }, '/lubione?sortowanie=nazwa&strona=3'],
  [{ usual: 'name', order: 'name' }, '/lubione'],
  [{ usual: 'name' }, '/lubione?sortowanie=dodane'],
])('rows of %j are at %s', (state, address) => {
  expect(entriesAddress('/lubione', { ...defaults, ...state })).toBe(address)
})

test('further parameters of a URL follow, encoded', () => {
  expect(entriesAddress('/lubione', { ...defaults, page: 2 }, [['usunieto', 'S & M']])).toBe(
    '/lubione?strona=2&usunieto=S%20%26%20M',
  )
})

test.each([
  ['cena', 'price'],
  ['price', 'name'],
  ['', 'name'],
  [null, 'name'],
] as const)('the order %j of a list that is sorted by name is %s', (requested, order) => {
  expect(requestedOrder(requested, 'name')).toBe(order)
})

test.each([
  ['', true],
  ['!', true],
  ['kubek', true],
  ['zolty kub', true],
  ['ŻÓŁTY', true],
  ['300', true],
  ['kubek!', true],
  ['talerz', false],
  ['kubek talerz', false],
])('B2.51 %o is found in a yellow mug: %o', (typed, found) => {
  expect(nameContainsWords('Kubek żółty 300 ml', typed)).toBe(found)
})
