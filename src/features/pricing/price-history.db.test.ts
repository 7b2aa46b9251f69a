import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'
import { getPriceHistory } from './queries/price-log.ts'
import { getShownPrices } from './views.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const daysAgo = (days: number) => new Date(testTime.getTime() - days * 24 * 60 * 60 * 1000)

/** A size with these log entries, [kind, gross, days ago]; the last promotion is still running. */
async function sizeWithLog(lines: ['regular' | 'promotion', number | null, number][]): Promise<number> {
  const shop = testShop.shop()
  const { sizeId } = await createTestProduct(shop)
  for (const [kind, gross, days] of lines)
    await sql`
      insert into price_log (size_id, price_list_id, kind, gross, net, vat_percent, since)
      values (${sizeId}, 1, ${kind}, ${gross}, ${gross}, 23, ${daysAgo(days)})
    `.execute(shop.database)
  await sql`
    insert into price (size_id, kind, amount, valid_from) values (${sizeId}, 'promotion', ${lines.at(-1)?.[1]}, ${daysAgo(1)})
  `.execute(shop.database)
  return sizeId
}

test('only the part of a long log that may contain the lowest price is read: 30 days before the reduction, and the last lines before that', async () => {
  const years = Array.from({ length: 400 }, (_, day): ['regular', number, number] => ['regular', 100 + day, 500 - day])
  const sizeId = await sizeWithLog([...years, ['promotion', 50, 60], ['promotion', null, 51], ['promotion', 90, 20]])
  const shop = testShop.shop()
  const lines = (await getPriceHistory(shop, [sizeId])).get(sizeId)?.log ?? []
  expect(lines.map(({ kind, gross, since }) => [kind, gross, since])).toEqual([
    ['regular', 499, daysAgo(101)],
    ['promotion', 50, daysAgo(60)],
    ['promotion', null, daysAgo(51)],
    ['promotion', 90, daysAgo(20)],
  ])
  expect((await getShownPrices(shop, [sizeId])).get(sizeId)?.lowest).toBe(499)
})

test('a prolonged promotion is read back to its beginning', async () => {
  const sizeId = await sizeWithLog([
    ['regular', 100, 300],
    ['regular', 120, 80],
    ['promotion', 90, 60],
    ['promotion', 90, 10],
  ])
  expect((await getShownPrices(testShop.shop(), [sizeId])).get(sizeId)?.lowest).toBe(100)
})
