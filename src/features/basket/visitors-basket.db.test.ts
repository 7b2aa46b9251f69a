import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateVisitor } from '#features/customers/actions/sessions.ts'
import { decimalText } from '#shared/decimal.ts'
import type { Shop } from '#shop'
import { basketContents, basketItem, lineOutcomes } from '../../../test/basket-lines.ts'
import { asClient, createTestClient } from '../../../test/create-test-client.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { addToBasket, changeBasket } from './actions/apply-line-changes.ts'
import { mergeBaskets } from './actions/merge-baskets.ts'
import { addPendingMessages, takePendingMessages } from './actions/pending-messages.ts'
import { lineMessages, type PendingMessage } from './rules/messages.ts'
import { basketTexts } from './texts/basket.ts'
import { getBasket } from './views.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

describe('A6.1 the basket of a visitor who signs in', () => {
  let customerId: number
  beforeAll(async () => {
    customerId = await createTestClient(testShop.shop())
  })

  test("is merged into the client's basket, bounded again; lines no longer sold are included and marked", async () => {
    const client = await asClient(testShop.shop(), customerId)
    const [mug, tea, gone] = [
      await createTestProduct(client, { stock: '4' }),
      await createTestProduct(client),
      await createTestProduct(client),
    ]
    await addToBasket(client, { items: [basketItem(mug.id, '3')] })
    const shop = testShop.shop()
    await addToBasket(shop, {
      items: [basketItem(mug.id, '2'), basketItem(tea.id, '5', { comment: 'na prezent' }), basketItem(gone.id, '1')],
    })
    await shop.database.updateTable('product').set({ visible: false }).where('id', '=', gone.id).execute()
    updateVisitor(shop, { customerId })
    await mergeBaskets(shop)
    await mergeBaskets(shop)
    const { lines } = await getBasket(client)
    expect(lines.map((line) => [line.productId, decimalText(line.quantity), line.comment, line.problem?.code])).toEqual(
      [
        [mug.id, '4', '', undefined],
        [tea.id, '5', 'na prezent', undefined],
        [gone.id, '1', '', 'withdrawn'],
      ],
    )
    expect(await basketContents({ ...shop, visitor: { ...shop.visitor, customerId: null } })).toEqual([])
  })
})

test('A6.1 a merged basket has no more lines than any other; lines left out are reported', async () => {
  const client = await asClient(testShop.shop())
  const { customerId } = client.visitor
  const mug = await createTestProduct(client, { stock: '-1' })
  const many = (count: number, text: string) =>
    Array.from({ length: count }, (_, index) => basketItem(mug.id, '1', { additional: `${text} ${index}` }))
  await addToBasket(client, { items: many(300, 'own') })
  const shop = testShop.shop()
  await addToBasket(shop, { items: [...many(220, 'brought'), ...many(3, 'own')] })
  updateVisitor(shop, { customerId })
  await mergeBaskets(shop)
  const { lines } = await getBasket(client)
  expect(lines).toHaveLength(500)
  expect(lines.filter(({ quantity }) => decimalText(quantity) === '2')).toHaveLength(3)
  expect((await takePendingMessages(shop)).map(({ type, code }) => [type, code])).toEqual([['error', 'too_many_lines']])
})

test('a basket with too many lines accepts no more, but lines can be removed and changed', async () => {
  const shop = testShop.shop()
  const mug = await createTestProduct(shop, { stock: '-1' })
  await addToBasket(shop, {
    items: Array.from({ length: 500 }, (_, index) => basketItem(mug.id, '1', { additional: `${index}` })),
  })
  await shop.database
    .insertInto('basket_line')
    .columns(['basket_id', 'size_id', 'additional', 'quantity'])
    .expression((row) =>
      row
        .selectFrom('basket_line')
        .innerJoin('basket', 'basket.id', 'basket_line.basket_id')
        .where('basket.visit_id', '=', shop.visitor.visitId)
        .select(['basket_id', 'size_id', sql<string>`'more ' || additional`.as('additional'), 'quantity'])
        .limit(20),
    )
    .execute()
  const change = (additional: string, quantity: string) =>
    lineOutcomes(changeBasket(shop, { items: [basketItem(mug.id, quantity, { additional })] }))
  expect(await change('7', '2')).toEqual([['success', 'changed']])
  expect(await change('8', '0')).toEqual([['success', 'removed']])
  expect(await change('new', '1')).toEqual([['error', 'too_many_lines']])
  expect(await basketContents(shop)).toHaveLength(519)
})

describe('pending messages', () => {
  const pending = async (shop: Shop) =>
    (await takePendingMessages(shop)).map(({ type, code, product }) => [type, code, product])

  test('are shown once, in the order of the events, each kind of success once', async () => {
    const shop = testShop.shop()
    const [mug, tea] = [await createTestProduct(shop), await createTestProduct(shop, { name: 'Herbata', stock: '2' })]
    const items = [basketItem(mug.id, '1'), basketItem(mug.id, '1', { additional: 'Ola' }), basketItem(tea.id, '5')]
    const outcomes = await addToBasket(shop, { items })
    await addPendingMessages(shop, outcomes.ok ? lineMessages(outcomes.value) : [])
    const removed = await changeBasket(shop, { items: [basketItem(tea.id, '0')] })
    await addPendingMessages(shop, removed.ok ? lineMessages(removed.value) : [])
    expect(await pending(shop)).toEqual([
      ['success', 'added', null],
      ['warning', 'quantity_changed', 'Herbata'],
      ['success', 'removed', 'Herbata'],
    ])
    expect(await pending(shop)).toEqual([])
  })

  test('a removed line can be restored', async () => {
    const shop = testShop.shop()
    const mug = await createTestProduct(shop, { sizes: { S: '9', M: '9' } })
    await addToBasket(shop, { items: [basketItem(mug.id, '3', { size: 'M', additional: 'Ola' })] })
    const removed = await changeBasket(shop, { items: [basketItem(mug.id, '0', { size: 'M', additional: 'Ola' })] })
    await addPendingMessages(shop, removed.ok ? lineMessages(removed.value) : [])
    const [message] = await takePendingMessages(shop)
    expect(message?.undo).toEqual([
      { product: String(mug.id), size: 'M', additional: 'Ola', terms: '', set_quantity: '3' },
    ])
  })

  test('are limited to thirty, the oldest are deleted', async () => {
    const shop = testShop.shop()
    const message = (product: string): PendingMessage => ({
      type: 'success',
      code: 'added',
      message: { text: basketTexts.added },
      product,
      undo: [],
    })
    for (let turn = 0; turn < 5; turn++)
      await addPendingMessages(
        shop,
        Array.from({ length: 10 }, (_, index) => message(`${turn} ${index}`)),
      )
    const products = (await takePendingMessages(shop)).map(({ product }) => product)
    expect(products).toHaveLength(30)
    expect(products.at(0)).toBe('2 0')
    expect(products.at(-1)).toBe('4 9')
  })
})
