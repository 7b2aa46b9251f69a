import { expect, test } from 'vitest'
import { readFeedItems } from '#features/feeds/actions/import-feed/read-items.ts'
import { feedWriters } from '#features/product-feeds/rules/feed-formats.ts'
import type { FeedProduct } from '#features/product-feeds/rules/feed-product.ts'
import { testTime } from '../../test/constants.ts'

const product: FeedProduct = {
  ...{ id: 1001, name: 'Kubek', kind: 'item', description: '-50% na drugi', producer: '@glina' },
  ...{ categories: ['+Dom'], parameters: [], link: 'https://sklep.example/produkt/kubek-1001', delayDays: null },
  pictures: [{ address: 'https://sklep.example/obrazki/a-1280.jpeg', width: 1_200, height: 900 }],
  sizes: [
    {
      ...{ id: 11, type: 'uniw', name: '', code: '-12,50', ean: '', gross: 5_900, lowest: null, buyable: true },
      ...{ toOrder: false, stock: 4, weight: 350, shipping: null },
    },
  ],
}

/** The products of an import of the feed that this shop writes for Meta. */
async function importOwnFeed(exported: FeedProduct) {
  const shop = { name: 'Siwa Glina', publicUrl: 'https://sklep.example' }
  const text = feedWriters.meta.head(shop) + feedWriters.meta.entry(exported, shop).body
  const options = { vat: '23', currencies: ['PLN'], now: testTime }
  return Array.fromAsync(readFeedItems(once(text), 'csv', options), ({ check }) => check())
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

test.each(['=SUM(A1)', '+48 600', '-2', '@kubek', "'=1", '＝1+1', 'Kubek "Ania", biały'])(
  'a product called %s is exported for Meta and imported again as it was',
  async (name) => {
    const [item] = await importOwnFeed({ ...product, name })
    expect(item).toMatchObject({
      ok: true,
      value: { product: { name, producer: { name: '@glina' }, sizes: [{ code: '-12,50' }] }, sizes: [{ stock: '4' }] },
    })
    expect(JSON.stringify(item)).not.toContain("'-")
  },
)
