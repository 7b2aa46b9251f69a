import { expect, test } from 'vitest'
import { refreshAllProducts } from '#features/search/actions/refresh-products.ts'
import { findBestMatches } from '#features/search/queries/text-search.ts'
import { understandText } from '#features/search/queries/understand-text.ts'
import { openTestShop } from '../../../../test/open-test-shop.ts'
import { readDemo } from '../read-demo.ts'
import { loadLargeCatalogue } from './load-large-catalogue.ts'

test('search finds the large catalogue together with the demo, and loading again changes nothing', async () => {
  const testShop = await openTestShop()
  const load = async () => {
    const counts: number[] = []
    const watched = { signal: new AbortController().signal, onProgress: (loaded: number) => counts.push(loaded) }
    await loadLargeCatalogue(testShop.shop(), { demo: readDemo(), pictures: new Map(), products: [] }, 300, watched)
    return counts
  }
  const snapshot = async () => {
    const { database } = testShop.shop()
    const products = await database
      .selectFrom('product')
      .selectAll()
      .where('source', '=', 'demo-large')
      .orderBy('id')
      .execute()
    return { products, log: await database.selectFrom('price_log').selectAll().orderBy('id').execute() }
  }
  try {
    expect(await load()).toEqual([250, 300])
    await refreshAllProducts(testShop.shop)
    const { products, log } = await snapshot()
    expect(products).toHaveLength(300)
    const [product] = products
    const shop = testShop.shop()
    expect(await findBestMatches(shop, await understandText(shop, product?.name ?? ''), 3)).toContain(product?.id)
    await load()
    expect(await snapshot()).toEqual({ products, log })
  } finally {
    await testShop.close()
  }
})
