import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { mugOffer } from '../../../../test/mug-offer.ts'
import type { BundlePart } from './bundle.ts'
import { tailor } from './tailor.ts'
import { plainTerms } from './terms.ts'

const mugs: BundlePart = { productId: 1, name: 'Kubek', unit: 'szt.', quantity: decimal(2), picture: null, sizes: [] }
const sizes = [
  { id: 10, type: 'S', name: 'S', stock: decimal(5) },
  { id: 11, type: 'M', name: 'M', stock: null },
]
const set = { ...mugOffer, parts: [{ ...mugs, sizes }] }

test.each<[string, Partial<typeof set>, number, bigint | null]>([
  ['as many as of the size that was chosen', {}, 10, decimal(2)],
  ['any number of a size without end', {}, 11, null],
  ['no more than there are of itself', { ownStock: decimal(1) }, 10, decimal(1)],
  ['any number of what is made to order, whatever lies there', { availability: 'order', bounds: endless() }, 10, null],
])('B2.21 a set of two has %s', (_what, difference, size, stock) => {
  expect(tailor({ ...set, ...difference }, { ...plainTerms, parts: [size] }).bounds.stock).toBe(stock)
})

function endless() {
  return { ...mugOffer.bounds, stock: null }
}
