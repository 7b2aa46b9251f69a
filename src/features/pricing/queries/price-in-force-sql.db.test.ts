import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { isInForce } from '../rules/price-in-force.ts'
import { hasNotEndedSql, isInForceSql } from './price-in-force-sql.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test('a price is in force in SQL exactly when it is by the rule, also at the moments when it begins and ends', async () => {
  const shop = testShop.shop()
  const moment = fc
    .oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -1e10, max: 1e10 }))
    .map((milliseconds) => new Date(shop.now.getTime() + milliseconds))
  const price = fc.record({ validFrom: moment, validUntil: fc.option(moment) })
  await fc.assert(
    fc.asyncProperty(fc.array(price, { minLength: 1, maxLength: 100 }), async (prices) => {
      const columns = prices.map(({ validFrom, validUntil }, id) => ({
        ...{ id, valid_from: validFrom, valid_until: validUntil },
      }))
      const { rows } = await sql<{ inForce: boolean; notEnded: boolean }>`
        select ${isInForceSql(shop, 'price')} as "inForce", ${hasNotEndedSql(shop, 'price')} as "notEnded"
        from (select * from ${rowsParameter('id integer, valid_from timestamptz, valid_until timestamptz', columns)}) price
        order by id
      `.execute(shop.database)
      expect(rows.map(({ inForce }) => inForce)).toEqual(prices.map((each) => isInForce(each, shop.now)))
      const begun = prices.map(({ validUntil }) => ({ validFrom: shop.now, validUntil }))
      expect(rows.map(({ notEnded }) => notEnded)).toEqual(begun.map((each) => isInForce(each, shop.now)))
    }),
    { numRuns: 50 },
  )
})
