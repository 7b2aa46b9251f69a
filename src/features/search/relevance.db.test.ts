import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { relevanceQueries } from '../../../test/relevance-queries.ts'
import { findBestMatches } from './queries/text-search.ts'
import { understandText } from './queries/understand-text.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const maxMissRate = 0.05

test('95 of 100 realistic searches find the right product among the first three', async () => {
  const missed: string[] = []
  for (const { kind, text, products } of relevanceQueries) {
    const shop = testShop.shop()
    const ids = await findBestMatches(shop, await understandText(shop, text), 3)
    if (!ids.some((id) => products.includes(id))) missed.push(`${kind}: ${text} → ${ids.join(', ')}`)
  }
  expect(relevanceQueries.length).toBeGreaterThanOrEqual(120)
  expect(missed.length / relevanceQueries.length, missed.join('\n')).toBeLessThanOrEqual(maxMissRate)
})
