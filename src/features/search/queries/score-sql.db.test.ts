import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import { demoSettings } from '../../../../test/demo-settings.ts'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { score } from '../rules/score.ts'
import { scoreSql } from './score-sql.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test('the score in SQL is that of the rule, for any weights, popularity and age', async () => {
  const weight = fc.integer({ min: 0, max: 1000 })
  const product = fc.record({
    in_stock: fc.boolean(),
    to_order: fc.boolean(),
    popularity: fc.oneof(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -2_147_483_648, max: 2_147_483_647 })),
    age: fc.oneof(fc.integer({ min: -100, max: 100 }), fc.integer({ min: -1e8, max: 1e9 })), // seconds
  })
  await fc.assert(
    fc.asyncProperty(
      fc.record({ availability: weight, popularity: weight, freshness: weight }),
      fc.array(product, { minLength: 1, maxLength: 100 }),
      async (percents, products) => {
        const settings = demoSettings(
          Object.fromEntries(Object.entries(percents).map(([key, value]) => [`search.weight.${key}`, value])),
        )
        const shop = { ...testShop.shop(), settings }
        const columns = products.map(({ in_stock, to_order, popularity, age }, id) => ({
          ...{ id, in_stock, to_order, popularity },
          created_at: new Date(shop.now.getTime() - age * 1000),
        }))
        const { rows } = await sql<{ score: number }>`
          select ${scoreSql(shop)} as score from (select * from ${rowsParameter(
            'id integer, in_stock boolean, to_order boolean, popularity integer, created_at timestamptz',
            columns,
          )}) listing order by id
        `.execute(shop.database)
        const { availability, popularity, freshness } = percents
        const weights = {
          availability: availability / 100,
          popularity: popularity / 100,
          freshness: freshness / 100,
        }
        expect(rows).toHaveLength(products.length)
        for (const [index, product] of products.entries())
          expect(rows[index]?.score).toBeCloseTo(
            score(product.in_stock || product.to_order, product.popularity, product.age, weights),
            9,
          )
      },
    ),
    { numRuns: 50 },
  )
})
