import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decimalText } from '#shared/decimal.ts'
import type { Shop } from '#shop'
import { basketContents, basketItem, lineOutcomes } from '../../../test/basket-lines.ts'
import { createTestProduct, setPrice, setStock } from '../../../test/create-test-product.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { addToBasket, changeBasket } from './actions/apply-line-changes.ts'
import { acceptChanges } from './actions/mark-changes-seen.ts'
import { previousPrice } from './rules/basket.ts'
import { getBasket } from './views.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

describe('the basket with current data', () => {
  test('has line totals by tiers, VAT rounded once per line, and prepaid delivery', async () => {
    const shop = testShop.shop()
    const candle = await createTestProduct(shop, { price: 1999, tiers: [{ from: '6', price: 1500 }], weight: 250 })
    const coffee = await createTestProduct(shop, {
      price: 8999,
      vat: '5',
      unit: 'kg',
      step: '0.25',
      precision: 2,
      weight: 1000,
    })
    await addToBasket(shop, { items: [basketItem(candle.id, '6'), basketItem(coffee.id, '0.75')] })
    const basket = await getBasket(shop)
    expect(basket.lines.map(({ worth }) => worth)).toEqual([
      { gross: 9000, net: 7317, vat: 1683 },
      { gross: 6749, net: 6428, vat: 321 },
    ])
    expect(basket.worth).toEqual({ gross: 15_749, net: 13_745, vat: 2004 })
    expect(basket).toMatchObject({ weight: 2250, needsDelivery: true, orderable: true })
  })

  test('marks lines without stock or with withdrawn products, which cannot be ordered', async () => {
    const shop = testShop.shop()
    const [mug, tea] = [await createTestProduct(shop, { stock: '5' }), await createTestProduct(shop)]
    await addToBasket(shop, { items: [basketItem(mug.id, '5'), basketItem(tea.id, '1')] })
    await setStock(shop, mug.sizeIds[0] ?? 0, '1')
    await shop.database.updateTable('product').set({ visible: false }).where('id', '=', tea.id).execute()
    const basket = await getBasket(shop)
    expect(basket.orderable).toBe(false)
    expect(basket.lines.map(({ problem }) => problem?.code)).toEqual(['maximum', 'withdrawn'])
    expect(basket.worth.gross).toBe(29_500)
  })
})

describe('prices that the shopper has seen', () => {
  async function mugAt(shop: Shop, price: number) {
    const mug = await createTestProduct(shop, { price: 5900 })
    await addToBasket(shop, { items: [basketItem(mug.id, '2')] })
    await setPrice(shop, mug.sizeIds[0] ?? 0, price)
    return mug
  }
  const changes = async (shop: Shop) => (await getBasket(shop)).lines.map(previousPrice)

  test('a changed price is shown until it is accepted or the quantity is changed', async () => {
    const shop = testShop.shop()
    const mug = await mugAt(shop, 6400)
    expect((await getBasket(shop)).worth.gross).toBe(12_800)
    expect(await changes(shop)).toEqual([5900])
    await changeBasket(shop, { items: [basketItem(mug.id, '2')] })
    expect(await changes(shop)).toEqual([5900])
    await changeBasket(shop, { items: [basketItem(mug.id, '3')] })
    expect(await changes(shop)).toEqual([null])
  })

  test('accepting marks new prices as seen, fits quantities, and removes lines no longer sold', async () => {
    const shop = testShop.shop()
    const mug = await mugAt(shop, 6400)
    const tea = await createTestProduct(shop, { stock: '5' })
    const gone = await createTestProduct(shop)
    await addToBasket(shop, { items: [basketItem(tea.id, '5'), basketItem(gone.id, '1')] })
    await setStock(shop, tea.sizeIds[0] ?? 0, '3')
    await shop.database.updateTable('product').set({ withdrawn_at: shop.now }).where('id', '=', gone.id).execute()
    expect(await lineOutcomes(acceptChanges(shop))).toEqual([
      ['success', 'unchanged'],
      ['warning', 'quantity_changed'],
      ['success', 'removed'],
    ])
    const basket = await getBasket(shop)
    expect(basket.lines.map(({ productId, quantity }) => [productId, decimalText(quantity)])).toEqual([
      [mug.id, '2'],
      [tea.id, '3'],
    ])
    expect(basket.lines.map(previousPrice)).toEqual([null, null])
    expect(basket.orderable).toBe(true)
  })

  test('accepting in one tab does not affect what another tab adds in the meantime', async () => {
    const shop = testShop.shop()
    const { id } = await createTestProduct(shop, { stock: '99' })
    await addToBasket(shop, { items: [basketItem(id, '1')] })
    const add = () => addToBasket(shop, { items: [basketItem(id, '1')] })
    for (let turn = 0; turn < 10; turn++) await Promise.all([add(), acceptChanges(shop), add(), acceptChanges(shop)])
    expect(await basketContents(shop)).toEqual(['uniw 21'])
  })
})

describe('bundles', () => {
  test('A5.3 a bundle is limited by its scarcest part', async () => {
    const shop = testShop.shop()
    const [mug, tea] = [await createTestProduct(shop, { stock: '7' }), await createTestProduct(shop, { stock: '9' })]
    const bundle = await createTestProduct(shop, { kind: 'bundle' })
    const parts = [
      { bundle_id: bundle.id, size_id: mug.sizeIds[0] ?? 0, quantity: '2' },
      { bundle_id: bundle.id, size_id: tea.sizeIds[0] ?? 0, quantity: '1' },
    ]
    await shop.database.insertInto('bundle_part').values(parts).execute()
    await addToBasket(shop, { items: [basketItem(bundle.id, '5')] })
    expect(await basketContents(shop)).toEqual(['uniw 3'])
  })

  test('parts that are made to order or not counted do not limit a bundle', async () => {
    const shop = testShop.shop()
    const mug = await createTestProduct(shop, { stock: '7' })
    const engraved = await createTestProduct(shop, { stock: '0', availability: 'order' })
    const wrapping = await createTestProduct(shop, { kind: 'service' })
    await shop.database.deleteFrom('stock').where('size_id', 'in', wrapping.sizeIds).execute()
    const bundle = await createTestProduct(shop, { kind: 'bundle' })
    const parts = [mug, engraved, wrapping].map(({ sizeIds }) => {
      return { bundle_id: bundle.id, size_id: sizeIds[0] ?? 0, quantity: '1' }
    })
    await shop.database.insertInto('bundle_part').values(parts).execute()
    await addToBasket(shop, { items: [basketItem(bundle.id, '9')] })
    expect(await basketContents(shop)).toEqual(['uniw 7'])
  })

  test('a gift card without a stock record is never out of stock', async () => {
    const shop = testShop.shop()
    const card = await createTestProduct(shop, { kind: 'virtual', stock: '0' })
    await shop.database.deleteFrom('stock').where('size_id', 'in', card.sizeIds).execute()
    await addToBasket(shop, { items: [basketItem(card.id, '2')] })
    expect(await getBasket(shop)).toMatchObject({ needsDelivery: false, delivery: null, weight: 0, orderable: true })
  })
})
