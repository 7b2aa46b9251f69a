import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { transactionUnlessRefused } from '#shop'
import { createTestProduct, stockOf } from '../../../test/create-test-product.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { returnStock, takeStock } from './actions/stock.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

function take(shares: [number, string][]) {
  return takeStock(
    testShop.shop(),
    shares.map(([sizeId, quantity]) => ({ sizeId, quantity: decimal(quantity) })),
  )
}

test('all shares are taken, fractions exactly', async () => {
  const shop = testShop.shop()
  const mug = await createTestProduct(shop, { stock: '10' })
  const fabric = await createTestProduct(shop, { stock: '2.3' })
  expect(
    await take([
      [fabric.sizeId, '0.3'],
      [mug.sizeId, '4'],
      [fabric.sizeId, '0.4'],
    ]),
  ).toEqual({
    ok: true,
    value: [
      { sizeId: mug.sizeId, quantity: decimal(4) },
      { sizeId: fabric.sizeId, quantity: decimal('0.7') },
    ],
  })
  expect([await stockOf(shop, mug.sizeId), await stockOf(shop, fabric.sizeId)]).toEqual([6, 1.6])
})

test('with one share too many nothing is taken, and each shortage has the remaining stock', async () => {
  const shop = testShop.shop()
  const plenty = await createTestProduct(shop, { stock: '10' })
  const few = await createTestProduct(shop, { stock: '2.5' })
  const none = await createTestProduct(shop, { stock: null })
  expect(
    await take([
      [plenty.sizeId, '1'],
      [few.sizeId, '3'],
      [none.sizeId, '1'],
    ]),
  ).toEqual({
    ok: false,
    problem: [
      { sizeId: few.sizeId, left: decimal('2.5') },
      { sizeId: none.sizeId, left: 0n },
    ],
  })
  expect([await stockOf(shop, plenty.sizeId), await stockOf(shop, few.sizeId)]).toEqual([10, 2.5])
})

test('the last piece can be taken, the next one cannot', async () => {
  const { sizeId } = await createTestProduct(testShop.shop(), { stock: '1' })
  expect((await take([[sizeId, '1']])).ok).toBe(true)
  expect((await take([[sizeId, '1']])).ok).toBe(false)
})

test('B3.21 unlimited stock stays -1, taken or returned', async () => {
  const shop = testShop.shop()
  const { sizeId } = await createTestProduct(shop, { stock: '-1' })
  expect(await take([[sizeId, '1000']])).toEqual({ ok: true, value: [] })
  await returnStock(shop, [{ sizeId, quantity: decimal(5) }])
  expect(await stockOf(shop, sizeId)).toBe(-1)
})

describe('several stores', () => {
  async function inTwoStores(): Promise<number> {
    const shop = testShop.shop()
    const { sizeId } = await createTestProduct(shop, { stock: '3' })
    const store = await sql<{
      id: number
    }>`insert into store (name) values (${`drugi ${sizeId}`}) returning id`.execute(shop.database)
    await sql`insert into stock (size_id, store_id, quantity) values (${sizeId}, ${store.rows[0]?.id}, 4)`.execute(
      shop.database,
    )
    return sizeId
  }
  async function inEach(sizeId: number): Promise<number[]> {
    const { rows } = await sql<{
      quantity: string
    }>`select quantity from stock where size_id = ${sizeId} order by store_id`.execute(testShop.shop().database)
    return rows.map((row) => Number(row.quantity))
  }

  test.each([
    ['2', [1, 4]],
    ['3', [0, 4]],
    ['5', [0, 2]],
    ['7', [0, 0]],
    ['7.5', [3, 4]],
  ])('of 3 and 4 pieces %s are taken, from the first store first: %s', async (quantity, left) => {
    const sizeId = await inTwoStores()
    const taken = await take([[sizeId, quantity]])
    if (taken.ok) expect(taken.value).toEqual([{ sizeId, quantity: decimal(quantity) }])
    expect(await inEach(sizeId)).toEqual(left)
  })

  test('returned goods go to the first store', async () => {
    const sizeId = await inTwoStores()
    await returnStock(testShop.shop(), [{ sizeId, quantity: decimal(2) }])
    expect(await inEach(sizeId)).toEqual([5, 4])
  })
})

test('200 concurrent requests for one of 50 pieces and one of plenty, in alternating order: 50 get both, the others nothing', async () => {
  const shop = testShop.shop()
  const scarce = await createTestProduct(shop, { stock: '50' })
  const plenty = await createTestProduct(shop, { stock: '1000' })
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, buyer) => {
      const shares = [scarce, plenty].map(({ sizeId }) => ({ sizeId, quantity: decimal(1) }))
      return transactionUnlessRefused(shop, (shop) => takeStock(shop, buyer % 2 ? shares : shares.reverse()))
    }),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(50)
  expect([await stockOf(shop, scarce.sizeId), await stockOf(shop, plenty.sizeId)]).toEqual([0, 950])
})
