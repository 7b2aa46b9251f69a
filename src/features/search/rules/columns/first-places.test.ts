import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstPlaces } from './first-places.ts'

test('are those that sorting everything would put first, in the same order', () => {
  const keys = fc.array(fc.nat(40), { maxLength: 400 })
  fc.assert(
    fc.property(keys, fc.nat(450), (keys, count) => {
      const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b
      const places = Int32Array.from(keys.keys())
      expect([...firstPlaces(places, count, compare)]).toEqual([...places].sort(compare).slice(0, count))
    }),
  )
})

test('of very many that come in the worst order, with very many wanted, too', () => {
  const places = Int32Array.from({ length: 50_000 }, (_, place) => place)
  for (const count of [200, 201, 20_000])
    expect([...firstPlaces(places, count, (a, b) => b - a)]).toEqual([...places].reverse().slice(0, count))
})
