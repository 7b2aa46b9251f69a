import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import { type Decimal, decimal, decimalText } from '#shared/decimal.ts'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { minimumPurchase } from '../rules/product-quantity.ts'
import { priceLabel } from '../rules/sale-state.ts'
import { minimumPurchaseSql, priceLabelSql } from './product-sql.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test('the price label in SQL is that of the rule, for all terms of sale', async () => {
  const yesAndNo = [true, false]
  const all = yesAndNo.flatMap((free) =>
    yesAndNo.flatMap((phonePrice) =>
      yesAndNo.flatMap((basketEnabled) =>
        [null, 0, 9].map((pointsPrice) => ({ free, phonePrice, basketEnabled, pointsPrice })),
      ),
    ),
  )
  const columns = all.map(({ free, phonePrice, basketEnabled, pointsPrice }, id) => ({
    ...{ id, free, phone_price: phonePrice, basket_enabled: basketEnabled, points_price: pointsPrice },
  }))
  const { rows } = await sql<{ label: string }>`
    select ${priceLabelSql('product')} as label from (select * from ${rowsParameter(
      'id integer, free boolean, phone_price boolean, basket_enabled boolean, points_price integer',
      columns,
    )}) product order by id
  `.execute(testShop.shop().database)
  expect(rows.map(({ label }) => label)).toEqual(all.map(priceLabel))
  expect(new Set(rows.map(({ label }) => label))).toEqual(new Set(['free', 'phone', 'points', 'price']))
})

test('A5.2 the least quantity to buy in SQL is that of the rule', async () => {
  const quantity = fc.oneof(
    fc.integer({ min: 1, max: 50 }).map((whole) => decimal(whole)),
    fc.integer({ min: 1, max: 500 }).map((tenths) => decimal(tenths / 10)),
    fc.bigInt({ min: 1n, max: 1_000_000_000n }),
  )
  const minimums = fc.record({
    step: quantity,
    minimumPerOrder: fc.option(quantity),
    minimumPerSize: fc.option(quantity),
  })
  const text = (bound: Decimal | null) => bound && decimalText(bound)
  await fc.assert(
    fc.asyncProperty(fc.array(minimums, { minLength: 1, maxLength: 100 }), async (all) => {
      const columns = all.map(({ step, minimumPerOrder, minimumPerSize }, id) => ({
        ...{ id, sell_by: text(step), minimum_quantity: text(minimumPerOrder) },
        minimum_size_quantity: text(minimumPerSize),
      }))
      const { rows } = await sql<{ least: string }>`
        select trim_scale(${minimumPurchaseSql})::text as least from (select * from ${rowsParameter(
          'id integer, sell_by numeric, minimum_quantity numeric, minimum_size_quantity numeric',
          columns,
        )}) product order by id
      `.execute(testShop.shop().database)
      expect(rows.map(({ least }) => least)).toEqual(all.map((each) => decimalText(minimumPurchase(each))))
    }),
    { numRuns: 50 },
  )
})
