import { afterAll, beforeAll, expect, test } from 'vitest'
import { unpack } from '#shared/packed.ts'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { loadListing } from './listing.server.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop({ PRODUCT_CACHE_MEGABYTES: '16' })
})
afterAll(() => testShop.close())

test.each<[string, Parameters<typeof loadListing>[1]['within']]>([
  ['a category', { category: 1001 }],
  ['novelties, whose cards leave out the label', { list: 'nowosci' }],
  ['bestsellers, whose cards leave out theirs', { list: 'bestsellery' }],
])('%s is made of the same objects each time, by which the markup of its cards is kept', async (_, within) => {
  const load = async () => {
    const { list } = await loadListing(testShop.shop(), { path: '/', within, search: new URLSearchParams() })
    return unpack(list.products)
  }
  const [first, second] = [await load(), await load()]
  expect(first.length).toBeGreaterThan(3)
  for (const [index, product] of first.entries()) expect(second[index]).toBe(product)
})

test('a list leaves out the label that all its products have, and no other', async () => {
  const labels = async (list: 'nowosci' | 'bestsellery') => {
    const listing = await loadListing(testShop.shop(), { path: '/', within: { list }, search: new URLSearchParams() })
    return new Set(unpack(listing.list.products).flatMap((product) => product.labels))
  }
  const [ofNovelties, ofBestsellers] = [await labels('nowosci'), await labels('bestsellery')]
  expect(ofNovelties).not.toContain('new')
  expect(ofBestsellers).not.toContain('bestseller')
  expect(ofNovelties).toContain('recommended')
})
