import { type QueryId, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decimalText } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import type { PublicShop, Shop } from '#shop'
import { basketContents, basketItem, lineOutcomes } from '../../../test/basket-lines.ts'
import { createTestProduct, setPrice } from '../../../test/create-test-product.ts'
import { inEuro } from '../../../test/currency.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { addToBasket, changeBasket } from './actions/apply-line-changes.ts'
import { previousPrice } from './rules/basket.ts'
import { getBasket } from './views.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

describe('two tabs change the same basket at the same time', () => {
  test('different lines: both changes are saved', async () => {
    const shop = testShop.shop()
    const goods = [await createTestProduct(shop, { stock: '99' }), await createTestProduct(shop, { stock: '99' })]
    const [mug, tea] = goods as [(typeof goods)[0], (typeof goods)[0]]
    await addToBasket(shop, { items: [basketItem(mug.id, '1'), basketItem(tea.id, '1')] })
    for (let turn = 2; turn < 8; turn++) {
      await Promise.all([
        changeBasket(shop, { items: [basketItem(mug.id, String(turn))] }),
        changeBasket(shop, { items: [basketItem(tea.id, String(2 * turn))] }),
      ])
      expect(await basketContents(shop)).toEqual([`uniw ${turn}`, `uniw ${2 * turn}`])
    }
  })

  test('the same line: one of the two set quantities remains, and an addition stays within the bound', async () => {
    const shop = testShop.shop()
    const { id } = await createTestProduct(shop, { stock: '9' })
    await addToBasket(shop, { items: [basketItem(id, '1')] })
    for (let turn = 0; turn < 6; turn++) {
      await Promise.all([
        changeBasket(shop, { items: [basketItem(id, '3')] }),
        changeBasket(shop, { items: [basketItem(id, '8')] }),
        addToBasket(shop, { items: [basketItem(id, '1', { additional: 'Ola' })] }),
      ])
      const { lines } = await getBasket(shop)
      const all = lines.map(({ quantity }) => Number(decimalText(quantity)))
      expect(lines).toHaveLength(2)
      expect(all.reduce((sum, quantity) => sum + quantity, 0)).toBeLessThanOrEqual(9)
    }
  })

  test('one removes a line while the other adds to it: it has the added quantity, or is gone', async () => {
    const shop = testShop.shop()
    const { id } = await createTestProduct(shop, { stock: '99' })
    for (let turn = 0; turn < 6; turn++) {
      await changeBasket(shop, { items: [basketItem(id, '5')] })
      await Promise.all([
        changeBasket(shop, { items: [basketItem(id, '0')] }),
        addToBasket(shop, { items: [basketItem(id, '2')] }),
      ])
      expect([[], ['uniw 2']]).toContainEqual(await basketContents(shop))
    }
  })
})

test('the same request twice: setting has the same result, adding adds twice', async () => {
  const shop = testShop.shop()
  const { id } = await createTestProduct(shop, { stock: '99' })
  for (const _ of ['sent', 'sent again']) await changeBasket(shop, { items: [basketItem(id, '3')] })
  expect(await basketContents(shop)).toEqual(['uniw 3'])
  for (const _ of ['sent', 'sent again']) await addToBasket(shop, { items: [basketItem(id, '3')] })
  expect(await basketContents(shop)).toEqual(['uniw 9'])
})

/** The same shop with a counter of its statements. */
function counting<AnyShop extends PublicShop>(shop: AnyShop): { shop: AnyShop; statements: () => number } {
  const seen = new Set<QueryId>()
  const database = shop.database.withPlugin({
    transformQuery: ({ node, queryId }) => {
      seen.add(queryId)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { shop: { ...shop, database }, statements: () => seen.size }
}

describe('a basket of 500 lines', () => {
  async function basketOf(count: number): Promise<{ shop: Shop; id: number }> {
    const shop = testShop.shop()
    const { id } = await createTestProduct(shop, { stock: '-1', price: 1999 })
    const lines = Array.from({ length: count }, (_, index) => basketItem(id, '1', { additional: `Ola ${index}` }))
    await addToBasket(shop, { items: lines })
    return { shop, id }
  }

  test('is read, added to and changed with as many statements as one of twenty, and its total is right', async () => {
    const [few, many] = [await basketOf(20), await basketOf(499)]
    const spent = async (shop: Shop, operation: (shop: Shop) => Promise<unknown>) => {
      const counted = counting(shop)
      await operation(counted.shop)
      return counted.statements()
    }
    const operations = [
      (shop: Shop) => getBasket(shop),
      (shop: Shop, id: number) => addToBasket(shop, { items: [basketItem(id, '1')] }),
      (shop: Shop, id: number) => changeBasket(shop, { items: [basketItem(id, '2')] }),
    ]
    await getBasket(few.shop) // fill the shop's caches first
    for (const operation of operations) {
      const statements = await spent(many.shop, (shop) => operation(shop, many.id))
      expect(statements).toBe(await spent(few.shop, (shop) => operation(shop, few.id)))
      expect(statements).toBeLessThan(20)
    }
    const { lines, worth, orderable } = await getBasket(many.shop)
    expect([lines.length, worth.gross, orderable]).toEqual([500, 501 * 1999, true])
    expect(
      await lineOutcomes(addToBasket(many.shop, { items: [basketItem(many.id, '1', { additional: 'Jan' })] })),
    ).toEqual([['error', 'too_many_lines']])
  })
})

describe('changes of goods in a basket are reported, and unavailable goods do not count in the total', () => {
  const mugAndTea = async () => {
    const shop = testShop.shop()
    const [mug, tea] = [
      await createTestProduct(shop, { price: 5900, stock: '5' }),
      await createTestProduct(shop, { price: 2500 }),
    ]
    await addToBasket(shop, { items: [basketItem(mug.id, '2'), basketItem(tea.id, '1')] })
    return { shop, mug }
  }

  test.each<[string, string, (mug: { id: number; sizeId: number }) => ReturnType<typeof sql>]>([
    ['withdrawn', 'withdrawn', ({ id }) => sql`update product set withdrawn_at = now() where id = ${id}`],
    ['hidden', 'withdrawn', ({ id }) => sql`update product set visible = false where id = ${id}`],
    ['blocked from sale', 'unavailable', ({ id }) => sql`update product set availability = 'disable' where id = ${id}`],
    ['sold out', 'no_stock', ({ sizeId }) => sql`update stock set quantity = 0 where size_id = ${sizeId}`],
    ['priced by phone', 'phone_price', ({ id }) => sql`update product set phone_price = true where id = ${id}`],
    ['for points alone', 'points_only', ({ id }) => sql`update product set points_price = 9 where id = ${id}`],
    ['without a price', 'no_price', ({ sizeId }) => sql`delete from price where size_id = ${sizeId}`],
    [
      'blocked by the merchant’s own text',
      'own_words',
      ({ id }) => sql`update product set disabled_text = 'Urlop' where id = ${id}`,
    ],
  ])('%s: the line remains, says %s, and costs nothing', async (_, code, change) => {
    const { shop, mug } = await mugAndTea()
    await change(mug).execute(shop.database)
    const { lines, worth, orderable } = await getBasket(shop)
    const [line] = lines
    expect([lines.length, line?.problem?.code, worth.gross, orderable]).toEqual([2, code, 2500, false])
    expect(line?.problem && translate(line.problem.message.text, line.problem.message.values)).toMatch(/^\p{Lu}/u)
    expect(decimalText(line?.quantity ?? 0n)).toBe('2')
  })

  test('less stock than in the line: the line keeps its price, and says how many are left', async () => {
    const { shop, mug } = await mugAndTea()
    await sql`update stock set quantity = 1 where size_id = ${mug.sizeId}`.execute(shop.database)
    const { lines, orderable } = await getBasket(shop)
    expect([lines[0]?.problem?.code, orderable]).toEqual(['maximum', false])
    expect(lines[0]?.problem?.message.values).toMatchObject({ quantity: '1' })
  })

  test('a higher price: the new one counts, and the old one is shown with it', async () => {
    const { shop, mug } = await mugAndTea()
    await setPrice(shop, mug.sizeId, 6400)
    const { lines, worth } = await getBasket(shop)
    expect([worth.gross, lines.map(previousPrice)]).toEqual([15_300, [5900, null]])
  })

  test('seen in another currency: every amount is in that currency, and no change is reported', async () => {
    const { shop } = await mugAndTea()
    const [zloty, euro] = [await getBasket(shop), await getBasket(inEuro(shop))]
    expect(euro.lines.map(({ quantity }) => quantity)).toEqual(zloty.lines.map(({ quantity }) => quantity))
    expect(euro.worth.gross).toBe(euro.lines.reduce((sum, { worth }) => sum + worth.gross, 0))
    expect(euro.worth.gross).toBeLessThan(zloty.worth.gross / 3)
    expect(euro.lines.map(previousPrice)).toEqual([null, null])
    expect((await getBasket(shop)).worth).toEqual(zloty.worth)
  })
})
