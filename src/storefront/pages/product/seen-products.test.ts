import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeSeen, parseSeen, type SeenProduct } from './seen-products.ts'

const product = (id: number): SeenProduct => ({
  id,
  name: `Kubek ${id}`,
  address: `/produkt/kubek-${id}`,
  picture: null,
})
const picture = { file: 'a'.repeat(64), width: 800, height: 800, alt: '' }

test('the latest products come first, each once, and at most twelve', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 })
  fc.assert(
    fc.property(ids, ids, (later, earlier) => {
      const merged = mergeSeen(later.map(product), earlier.map(product)).map(({ id }) => id)
      expect(merged).toEqual([...new Set([...later, ...earlier])].slice(0, 12))
    }),
  )
})

const stored = (products: unknown, until = 2) => JSON.stringify({ until, products })

test.each<[string, string | null, number[] | null]>([
  ['none', null, null],
  ['a list', stored([product(1), { ...product(2), picture }]), [1, 2]],
  ['an expired list', stored([product(1)], 1), null],
  ['another value', 'null', null],
  ['no list', stored('kubek'), null],
  ['a script as the address', stored([{ ...product(1), address: 'javascript:alert(1)' }, product(2)]), [2]],
  ['another site', stored([{ ...product(1), address: '//evil.example/produkt/1' }]), []],
  ['a picture of another site', stored([{ ...product(1), picture: { ...picture, file: '//evil.example' } }]), []],
  ['null in the list', stored([null, product(3)]), [3]],
])('of %s stored in the browser the products %3$j are read', (_, text, ids) => {
  expect(parseSeen(text, 1)?.map(({ id }) => id) ?? null).toEqual(ids)
})
