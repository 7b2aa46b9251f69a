import { expect, test } from 'vitest'
import { isSeenProduct, type SeenProduct } from './seen-products.ts'

const product: SeenProduct = { id: 1, name: 'Kubek', address: '/produkt/kubek-1', picture: null }
const picture = { file: 'a'.repeat(64), width: 800, height: 800, alt: '' }

test.each<[string, SeenProduct | null, boolean]>([
  ['a product', product, true],
  ['a product with a picture', { ...product, picture }, true],
  ['a script as the address', { ...product, address: 'javascript:alert(1)' }, false],
  ['another site', { ...product, address: '//evil.example/produkt/1' }, false],
  ['a picture of another site', { ...product, picture: { ...picture, file: '//evil.example' } }, false],
  ['null', null, false],
])('%s in the browser’s storage is shown: %3$j', (_, stored, valid) => {
  expect(isSeenProduct(stored)).toBe(valid)
})
