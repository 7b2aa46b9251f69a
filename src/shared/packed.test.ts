import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

const cards = { products: [{ id: 1001, name: 'Kubek „Ania” 300 ml', price: 4_900, hint: null }] }

test('the process that packed a value unpacks the same object', () => {
  expect(unpack(pack(cards))).toBe(cards)
})

test('another process unpacks an equal value, and the same object each time', () => {
  const received = structuredClone(pack(cards))
  expect(unpack(received)).toEqual(cards)
  expect(unpack(received)).toBe(unpack(received))
})

test('only the text is sent', () => {
  expect(Object.keys(pack(cards))).toEqual(['json'])
})
