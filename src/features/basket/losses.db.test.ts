import { afterAll, beforeAll, expect, test } from 'vitest'
import { endPromotion, savePromotions } from '#features/promotions/actions/save-promotions.ts'
import { getActivePromotions } from '#features/promotions/queries/promotions.ts'
import { Settings } from '#platform/settings.ts'
import type { Shop } from '#shop'
import { basketItem } from '../../../test/basket-lines.ts'
import { createTestProduct, setPrice } from '../../../test/create-test-product.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { addToBasket, changeBasket } from './actions/apply-line-changes.ts'
import { chooseWraps } from './actions/extras.ts'
import { acceptChanges, getBasketAndMarkSeen } from './actions/mark-changes-seen.ts'
import { getBasket } from './views.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

/** A promotion for one product, after its invalidation has arrived. */
async function promote(productId: number, percent: string): Promise<string> {
  const key = `promocja-${productId}`
  const name = `${percent}% na kubki ${productId}`
  const conditions = [
    { kind: 'products' as const, products: [productId] },
    { kind: 'value' as const, from: 100 },
  ]
  await savePromotions(testShop.shop(), [{ key, name, conditions, benefits: [{ kind: 'percent', percent }] }])
  const names = async () => (await getActivePromotions(testShop.shop())).map(({ name }) => name)
  await expect.poll(names).toContain(name)
  return key
}

async function withPromotedMug(): Promise<{
  shop: Shop
  mug: Awaited<ReturnType<typeof createTestProduct>>
  key: string
}> {
  const shop = testShop.shop()
  const mug = await createTestProduct(shop, { price: 5000, stock: '99' })
  const key = await promote(mug.id, '20')
  await addToBasket(shop, { items: [basketItem(mug.id, '2')] })
  return { shop, mug, key }
}

const losses = async (shop: Shop) => (await getBasketAndMarkSeen(shop)).losses.map(({ code }) => code)

test('a promotion that ends after the basket was seen is reported until it is accepted', async () => {
  const { shop, key, mug } = await withPromotedMug()
  expect(await losses(shop)).toEqual([])
  await endPromotion(shop, key)
  await expect.poll(() => losses(shop)).toEqual(['promotion_gone'])
  await changeBasket(shop, { items: [basketItem(mug.id, '3')] })
  expect(await losses(shop)).toEqual(['promotion_gone'])
  await acceptChanges(shop)
  expect(await losses(shop)).toEqual([])
})

test('a smaller promotion is reported; promotions not seen yet, or changed by the shopper, are not', async () => {
  const { shop, mug } = await withPromotedMug()
  await promote(mug.id, '15')
  expect(await losses(shop)).toEqual([])
  await promote(mug.id, '10')
  expect(await losses(shop)).toEqual(['promotion_less'])
  await changeBasket(shop, { items: [basketItem(mug.id, '1')] })
  expect([await losses(shop), await losses(shop)]).toEqual([[], []])
  await promote(mug.id, '30')
  expect(await losses(shop)).toEqual([])
})

test('a more expensive wrapping is reported', async () => {
  const { mug, shop: any } = await withPromotedMug()
  const box = await createTestProduct(any, { price: 900, stock: '20' })
  const shop = { ...any, settings: new Settings(new Map([['basket.wraps', [box.id]]])) }
  await chooseWraps(shop, new Map([['all', box.sizeId]]))
  expect(await losses(shop)).toEqual([])
  await setPrice(shop, box.sizeId, 1200)
  expect(await losses(shop)).toEqual(['wrap_dearer'])
  expect((await getBasket(shop)).lines).toMatchObject([{ productId: mug.id }])
})
