import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { relevanceQueries } from '../../../../test/relevance-queries.ts'
import { refreshAllProducts } from '../actions/refresh-products.ts'
import { noFilters } from '../rules/list-filters.ts'
import { getListing } from '../views/listing.ts'
import { findBestMatches, rankedMatchesSql, relevanceSql } from './text-search.ts'
import { type UnderstoodText, understandText } from './understand-text.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const understand = (text: string) => understandText(testShop.shop(), text)

/** All matches of a text, each product ranked word by word. */
async function rankAll(text: UnderstoodText): Promise<number[]> {
  const shop = testShop.shop()
  const { rows } = await sql<{ id: number }>`
    select listing.product_id as id from listing join search_document document
      on document.product_id = listing.product_id and document.vector @@ ${text.query}::tsquery order by ${relevanceSql(shop, text)} desc, listing.product_id
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}

/** Ranks only a few products, as a shop with a hundred times as many products would. */
async function rankedFew(text: UnderstoodText): Promise<number[]> {
  const shop = testShop.shop()
  const few = { looked: 30, enough: 3, others: 12 }
  const { rows } = await sql<{ id: number }>`
    select product_id as id from ${rankedMatchesSql(shop, text, few)} order by relevance desc, product_id
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}

describe('matches of a text', () => {
  test('have the same order as when all of them are ranked word by word', async () => {
    for (const { text } of relevanceQueries) {
      const understood = await understand(text)
      if (understood.query === null) continue
      const whole = await rankAll(understood)
      expect([text, await findBestMatches(testShop.shop(), understood, 50)]).toEqual([text, whole.slice(0, 50)])
    }
  })

  test('have the same order on a list, and none is on two pages', async () => {
    for (const text of ['kubek', 'len', 'manufaktura', 'kubek len']) {
      const within = { text: await understand(text) }
      const pages = [1, 2, 3].map((page) =>
        getListing(testShop.shop(), { within, filters: noFilters, sort: 'popularnosc', page, pageSize: 10 }),
      )
      const ids = (await Promise.all(pages)).flatMap((page) => page.ids)
      expect(ids).toEqual((await rankAll(within.text)).slice(0, 30))
    }
  })

  test('begin with matching names, producers and codes even when only few of the many matches are ranked', async () => {
    const { rows } = await sql<{ name: string; producer: string; code: string }>`
      select product.name, producer.name as producer, min(size.code) as code from product join listing on listing.product_id = product.id
      join producer on producer.id = product.producer_id join product_size size on size.product_id = product.id
      where size.code is not null group by product.id, producer.id order by product.popularity, product.id limit 15
    `.execute(testShop.shop().database)
    expect(rows).toHaveLength(15)
    for (const [text, understood] of await Promise.all(
      rows
        .flatMap(({ name, producer, code }) => [name, producer, code])
        .map(async (text) => [text, await understand(text)] as const),
    )) {
      const [first] = await rankAll(understood)
      expect([text, (await rankedFew(understood))[0]]).toEqual([text, first])
    }
  })

  test('change their order when a product becomes popular or can no longer be bought', async () => {
    const shop = testShop.shop()
    const currentScore = async () => {
      const { rows } = await sql<{ standing: number }>`
        select standing from search_document where product_id = 1001`.execute(shop.database)
      return rows[0]?.standing ?? 0
    }
    await refreshAllProducts(testShop.shop)
    const [before, { query }] = [await currentScore(), testShop.appContext.database]
    await sql`update product set popularity = popularity + 100000 where id = 1001`.execute(query)
    await refreshAllProducts(testShop.shop)
    const popular = await currentScore()
    await sql`update product set availability = 'disable' where id = 1001`.execute(query)
    await refreshAllProducts(testShop.shop)
    expect(popular).toBeGreaterThan(before)
    expect(await currentScore()).toBeLessThan(popular)
  })
})
