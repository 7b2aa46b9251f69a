import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import type { Shop } from '#shop'
import { basketContents, basketItem, lineOutcomes } from '../../../test/basket-lines.ts'
import { createTestProduct, type TestProduct } from '../../../test/create-test-product.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { addToBasket, changeBasket } from './actions/apply-line-changes.ts'
import { clearBasket } from './actions/clear-basket.ts'
import { getBasket } from './views.ts'

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

describe('adding to the basket', () => {
  test('A5.1 half a metre of fabric, then 0,25 m more: rounded up to the step', async () => {
    const shop = testShop.shop()
    const fabric = await createTestProduct(shop, { unit: 'm', step: '0.1', precision: 1 })
    await addToBasket(shop, { items: [basketItem(fabric.id, '0.5')] })
    expect(await lineOutcomes(addToBasket(shop, { items: [basketItem(fabric.id, '0.25')] }))).toEqual([
      ['warning', 'quantity_changed'],
    ])
    expect(await basketContents(shop)).toEqual(['uniw 0.8'])
  })

  test('A5.2 A5.3 minimum and maximum apply to the whole basket, not to one request', async () => {
    const shop = testShop.shop()
    const { id } = await createTestProduct(shop, { sizes: { S: '10', M: '3' }, limits: { minimum: '2', maximum: '6' } })
    const add = (size: string, quantity: string) =>
      lineOutcomes(addToBasket(shop, { items: [basketItem(id, quantity, { size })] }))
    expect(await add('S', '1')).toEqual([['warning', 'quantity_changed']])
    expect(await basketContents(shop)).toEqual(['S 2'])
    expect(await add('M', '9')).toEqual([['warning', 'quantity_changed']])
    expect(await basketContents(shop)).toEqual(['S 2', 'M 3'])
    expect(await add('S', '5')).toEqual([['warning', 'quantity_changed']])
    expect(await basketContents(shop)).toEqual(['S 3', 'M 3'])
    expect(await add('S', '1')).toEqual([['error', 'maximum']])
  })

  test('A5.2 a size outside the request is raised to the minimum of the order', async () => {
    const shop = testShop.shop()
    const { id } = await createTestProduct(shop, { sizes: { S: '10', M: '10' }, limits: { minimum: '4' } })
    await addToBasket(shop, { items: [basketItem(id, '3', { size: 'S' }), basketItem(id, '1', { size: 'M' })] })
    expect(await basketContents(shop)).toEqual(['S 3', 'M 1'])
    const change = changeBasket(shop, { items: [basketItem(id, '0', { size: 'S' })] })
    expect(await lineOutcomes(change)).toEqual([
      ['success', 'removed'],
      ['warning', 'quantity_changed'],
    ])
    expect(await basketContents(shop)).toEqual(['M 4'])
  })

  test('different engravings are two lines, which share the stock', async () => {
    const shop = testShop.shop()
    const { id } = await createTestProduct(shop, { stock: '3' })
    await addToBasket(shop, {
      items: [basketItem(id, '2', { additional: 'Ola' }), basketItem(id, '2', { additional: 'Jan' })],
    })
    expect(await basketContents(shop)).toEqual(['uniw 2 Ola', 'uniw 1 Jan'])
  })

  test('two requests for one line in one list are added up; onesize is uniw', async () => {
    const shop = testShop.shop()
    const { id } = await createTestProduct(shop)
    await addToBasket(shop, { items: [basketItem(id, '2'), basketItem(id, '3', { size: 'onesize' })] })
    expect(await basketContents(shop)).toEqual(['uniw 5'])
  })

  test('goods made to order need no stock', async () => {
    const shop = testShop.shop()
    const { id } = await createTestProduct(shop, { availability: 'order', stock: '0' })
    expect(await lineOutcomes(addToBasket(shop, { items: [basketItem(id, '2')] }))).toEqual([['success', 'added']])
  })
})

describe('an unavailable product is refused with its reason, the others are added', () => {
  const cases: [string, TestProduct][] = [
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
    const [wrong, right] = [await createTestProduct(shop, sale), await createTestProduct(shop)]
    const visits = await countVisits(shop)
    expect(await lineOutcomes(addToBasket(shop, { items: [basketItem(wrong.id, '1')] }))).toEqual([['error', code]])
    expect(await countVisits(shop)).toBe(visits)
    expect(
      await lineOutcomes(addToBasket(shop, { items: [basketItem(wrong.id, '1'), basketItem(right.id, '1')] })),
    ).toEqual([
      ['error', code],
      ['success', 'added'],
    ])
    expect(await basketContents(shop)).toEqual(['uniw 1'])
  })

  test('unknown products and sizes, and unreadable values are refused', async () => {
    const shop = testShop.shop()
    const { id } = await createTestProduct(shop)
    const items = [
      basketItem(999_999_999, '1'),
      basketItem(id, '1', { size: 'XXL' }),
      basketItem(id, '1', { productId: null }),
      basketItem(id, '1', { quantity: null }),
      basketItem(id, '0'),
      basketItem(id, '1', { additional: null }),
      basketItem(id, '1', { unsupported: true }),
    ]
    expect((await lineOutcomes(addToBasket(shop, { items }))).map(([, code]) => code)).toEqual([
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

  test('more lines than the maximum are refused', async () => {
    const shop = testShop.shop()
    const { id } = await createTestProduct(shop, { stock: '-1' })
    const many = (count: number, text: string) =>
      Array.from({ length: count }, (_, index) => basketItem(id, '1', { additional: `${text} ${index}` }))
    expect(await lineOutcomes(addToBasket(shop, { items: many(501, 'a') }))).toEqual([['error', 'too_many_lines']])
    await addToBasket(shop, { items: many(400, 'b') })
    expect(await lineOutcomes(addToBasket(shop, { items: many(101, 'c') }))).toEqual([['error', 'too_many_lines']])
    expect(await basketContents(shop)).toHaveLength(400)
  })
})

describe('changing the basket', () => {
  test('sets any number of lines, removes at 0, adds missing ones, leaves the others unchanged', async () => {
    const shop = testShop.shop()
    const [mug, tea, card] = [
      await createTestProduct(shop),
      await createTestProduct(shop),
      await createTestProduct(shop),
    ]
    const spoon = await createTestProduct(shop, { stock: '5' })
    await addToBasket(shop, { items: [basketItem(mug.id, '1'), basketItem(tea.id, '2'), basketItem(card.id, '3')] })
    await changeBasket(shop, { items: [basketItem(tea.id, '0'), basketItem(card.id, '7'), basketItem(spoon.id, '9')] })
    expect(await basketContents(shop)).toEqual(['uniw 1', 'uniw 7', 'uniw 5'])
  })

  test('removes all lines', async () => {
    const shop = testShop.shop()
    const { id } = await createTestProduct(shop)
    await addToBasket(shop, { items: [basketItem(id, '2')] })
    expect(await clearBasket(shop)).toMatchObject([{ productId: id, quantity: decimal(2) }])
    expect(await basketContents(shop)).toEqual([])
  })

  test('a visitor without a basket who empties or changes nothing gets no visit', async () => {
    const shop = testShop.shop()
    const { id } = await createTestProduct(shop)
    await clearBasket(shop)
    await changeBasket(shop, { items: [basketItem(id, '0')] })
    await getBasket(shop)
    expect(shop.visitor).toEqual({ visitId: null, customerId: null, address: null, cookieToken: null })
  })
})

test('A5.3 200 parallel adds in one session make 200, and a bound applies to all of them', async () => {
  const shop = testShop.shop()
  const [first, plenty] = [await createTestProduct(shop), await createTestProduct(shop, { stock: '-1' })]
  const scarce = await createTestProduct(shop, { stock: '30' })
  await addToBasket(shop, { items: [basketItem(first.id, '1')] })
  const again = () => ({ ...shop, visitor: { ...shop.visitor, cookieToken: null } })
  await clearBasket(shop)
  await shop.database.deleteFrom('basket').execute()
  const adds = Array.from({ length: 200 }, () =>
    addToBasket(again(), { items: [basketItem(plenty.id, '1'), basketItem(scarce.id, '1')] }),
  )
  const results = await Promise.all(adds)
  expect(results.every(({ ok }) => ok)).toBe(true)
  expect((await basketContents(shop)).toSorted()).toEqual(['uniw 200', 'uniw 30'])
})
