import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import type { Shop } from '#shop'
import { answers, contents, item } from '../../../test/in-basket.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { putOnSale, type Sale } from '../../../test/put-on-sale.ts'
import { addToBasket } from './actions/add-to-basket.ts'
import { changeBasket } from './actions/change-basket.ts'
import { clearBasket } from './actions/clear-basket.ts'
import { findBasket } from './reads/find-basket.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

async function countVisits(shop: Shop): Promise<number> {
  const { count } = await shop.database
    .selectFrom('visit')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

describe('putting into the basket', () => {
  test('A5.1 half a metre of fabric, then 0,25 m more: rounded up to the step', async () => {
    const shop = testShop.shop()
    const fabric = await putOnSale(shop, { unit: 'm', step: '0.1', precision: 1 })
    await addToBasket(shop, { items: [item(fabric.id, '0.5')] })
    expect(await answers(addToBasket(shop, { items: [item(fabric.id, '0.25')] }))).toEqual([
      ['warning', 'quantity_changed'],
    ])
    expect(await contents(shop)).toEqual(['uniw 0.8'])
  })

  test('A5.2 A5.3 minimum and maximum hold for the whole basket, not for one request', async () => {
    const shop = testShop.shop()
    const { id } = await putOnSale(shop, { sizes: { S: '10', M: '3' }, limits: { minimum: '2', maximum: '6' } })
    const add = (size: string, quantity: string) =>
      answers(addToBasket(shop, { items: [item(id, quantity, { size })] }))
    expect(await add('S', '1')).toEqual([['warning', 'quantity_changed']])
    expect(await contents(shop)).toEqual(['S 2'])
    expect(await add('M', '9')).toEqual([['warning', 'quantity_changed']])
    expect(await contents(shop)).toEqual(['S 2', 'M 3'])
    expect(await add('S', '5')).toEqual([['warning', 'quantity_changed']])
    expect(await contents(shop)).toEqual(['S 3', 'M 3'])
    expect(await add('S', '1')).toEqual([['error', 'maximum']])
  })

  test('A5.2 a size that is left alone is raised to the minimum of the order', async () => {
    const shop = testShop.shop()
    const { id } = await putOnSale(shop, { sizes: { S: '10', M: '10' }, limits: { minimum: '4' } })
    await addToBasket(shop, { items: [item(id, '3', { size: 'S' }), item(id, '1', { size: 'M' })] })
    expect(await contents(shop)).toEqual(['S 3', 'M 1'])
    const change = changeBasket(shop, { items: [item(id, '0', { size: 'S' })] })
    expect(await answers(change)).toEqual([
      ['success', 'removed'],
      ['warning', 'quantity_changed'],
    ])
    expect(await contents(shop)).toEqual(['M 4'])
  })

  test('engraved differently they are two lines, which share the stock', async () => {
    const shop = testShop.shop()
    const { id } = await putOnSale(shop, { stock: '3' })
    await addToBasket(shop, { items: [item(id, '2', { additional: 'Ola' }), item(id, '2', { additional: 'Jan' })] })
    expect(await contents(shop)).toEqual(['uniw 2 Ola', 'uniw 1 Jan'])
  })

  test('two requests for one line in one list are added up; onesize is uniw', async () => {
    const shop = testShop.shop()
    const { id } = await putOnSale(shop)
    await addToBasket(shop, { items: [item(id, '2'), item(id, '3', { size: 'onesize' })] })
    expect(await contents(shop)).toEqual(['uniw 5'])
  })

  test('made to order needs no stock', async () => {
    const shop = testShop.shop()
    const { id } = await putOnSale(shop, { availability: 'order', stock: '0' })
    expect(await answers(addToBasket(shop, { items: [item(id, '2')] }))).toEqual([['success', 'added']])
  })
})

describe('what cannot be bought is refused with its reason, the rest is not lost', () => {
  const cases: [string, Sale][] = [
    ['withdrawn', { withdrawn: true }],
    ['unavailable', { availability: 'disable' }],
    ['phone_price', { phonePrice: true }],
    ['free_sample', { free: true }],
    ['points_only', { pointsPrice: 500 }],
    ['no_price', { price: null }],
    ['no_stock', { stock: '0' }],
    ['no_stock', { stock: '2', limits: { minimum: '3' } }],
    ['choose_size', { sizes: { S: '1', M: '1' } }],
  ]
  test.each(cases)('%s: %j', async (code, sale) => {
    const shop = testShop.shop()
    const [wrong, right] = [await putOnSale(shop, sale), await putOnSale(shop)]
    const visits = await countVisits(shop)
    expect(await answers(addToBasket(shop, { items: [item(wrong.id, '1')] }))).toEqual([['error', code]])
    expect(await countVisits(shop)).toBe(visits)
    expect(await answers(addToBasket(shop, { items: [item(wrong.id, '1'), item(right.id, '1')] }))).toEqual([
      ['error', code],
      ['success', 'added'],
    ])
    expect(await contents(shop)).toEqual(['uniw 1'])
  })

  test('unknown products and sizes, and what could not be read', async () => {
    const shop = testShop.shop()
    const { id } = await putOnSale(shop)
    const items = [
      item(999_999_999, '1'),
      item(id, '1', { size: 'XXL' }),
      item(id, '1', { productId: null }),
      item(id, '1', { quantity: null }),
      item(id, '0'),
      item(id, '1', { additional: null }),
      item(id, '1', { unsupported: true }),
    ]
    expect((await answers(addToBasket(shop, { items }))).map(([, code]) => code)).toEqual([
      'unknown_product',
      'unknown_size',
      'unknown_product',
      'wrong_quantity',
      'wrong_quantity',
      'wrong_additional',
      'unsupported',
    ])
    expect(shop.visitor.visitId).toBeNull()
  })

  test('more lines than a basket holds', async () => {
    const shop = testShop.shop()
    const { id } = await putOnSale(shop, { stock: '-1' })
    const many = (count: number, text: string) =>
      Array.from({ length: count }, (_, place) => item(id, '1', { additional: `${text} ${place}` }))
    expect(await answers(addToBasket(shop, { items: many(501, 'a') }))).toEqual([['error', 'too_many_lines']])
    await addToBasket(shop, { items: many(400, 'b') })
    expect(await answers(addToBasket(shop, { items: many(101, 'c') }))).toEqual([['error', 'too_many_lines']])
    expect(await contents(shop)).toHaveLength(400)
  })
})

describe('changing the basket', () => {
  test('sets any set of lines, removes at 0, adds what was not there, keeps the others', async () => {
    const shop = testShop.shop()
    const [mug, tea, card] = [await putOnSale(shop), await putOnSale(shop), await putOnSale(shop)]
    const spoon = await putOnSale(shop, { stock: '5' })
    await addToBasket(shop, { items: [item(mug.id, '1'), item(tea.id, '2'), item(card.id, '3')] })
    await changeBasket(shop, { items: [item(tea.id, '0'), item(card.id, '7'), item(spoon.id, '9')] })
    expect(await contents(shop)).toEqual(['uniw 1', 'uniw 7', 'uniw 5'])
  })

  test('everything out', async () => {
    const shop = testShop.shop()
    const { id } = await putOnSale(shop)
    await addToBasket(shop, { items: [item(id, '2')] })
    expect(await clearBasket(shop)).toMatchObject([{ productId: id, quantity: decimal(2) }])
    expect(await contents(shop)).toEqual([])
  })

  test('a stranger who empties or changes nothing leaves no trace', async () => {
    const shop = testShop.shop()
    const { id } = await putOnSale(shop)
    await clearBasket(shop)
    await changeBasket(shop, { items: [item(id, '0')] })
    await findBasket(shop)
    expect(shop.visitor).toEqual({ visitId: null, customerId: null, address: null, cookieToken: null })
  })
})

test('A5.3 200 parallel adds in one session make 200, and a bound holds against all of them', async () => {
  const shop = testShop.shop()
  const [first, plenty] = [await putOnSale(shop), await putOnSale(shop, { stock: '-1' })]
  const scarce = await putOnSale(shop, { stock: '30' })
  await addToBasket(shop, { items: [item(first.id, '1')] })
  const again = () => ({ ...shop, visitor: { ...shop.visitor, cookieToken: null } })
  await clearBasket(shop)
  await shop.database.deleteFrom('basket').execute()
  const adds = Array.from({ length: 200 }, () =>
    addToBasket(again(), { items: [item(plenty.id, '1'), item(scarce.id, '1')] }),
  )
  const results = await Promise.all(adds)
  expect(results.every(({ ok }) => ok)).toBe(true)
  expect((await contents(shop)).toSorted()).toEqual(['uniw 200', 'uniw 30'])
})
