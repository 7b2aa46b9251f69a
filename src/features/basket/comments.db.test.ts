import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateVisitor } from '#features/customers/actions/sessions.ts'
import { basketContents, basketItem } from '../../../test/basket-lines.ts'
import { asClient, createTestClient } from '../../../test/create-test-client.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { addToBasket, changeBasket } from './actions/apply-line-changes.ts'
import { mergeBaskets } from './actions/merge-baskets.ts'
import { commentBasket } from './actions/rebate-code-and-comment.ts'
import { readBasketItems } from './checks.ts'
import { getBasketComment } from './queries/stored-basket.ts'
import { getBasket } from './views.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test('A5.10 A9.14 B9.13 the comment of a line is cut to 255 characters, and only that line has the warning', async () => {
  const shop = testShop.shop()
  const [mug, tea] = [await createTestProduct(shop), await createTestProduct(shop)]
  const fields = [mug, tea].flatMap(({ id }, index): [string, string][] => [
    [`product[${index}]`, String(id)],
    [`set_quantity[${index}]`, '1'],
    [`comment[${index}]`, index === 0 ? '🙂'.repeat(300) : ' na\r\nprezent '],
  ])
  const outcomes = await changeBasket(shop, { items: readBasketItems(fields) })
  expect(outcomes.ok && outcomes.value.map(({ status, code, message }) => [status, code, message.values])).toEqual([
    ['warning', 'comment_cut', { count: 255 }],
    ['success', 'changed', undefined],
  ])
  const { lines } = await getBasket(shop)
  expect(lines.map(({ comment }) => comment)).toEqual(['🙂'.repeat(255), 'na\nprezent'])
})

test('a line keeps its comment when only its quantity is changed, and loses it when an empty one is sent', async () => {
  const shop = testShop.shop()
  const { id } = await createTestProduct(shop)
  const commented = async () => (await getBasket(shop)).lines.map(({ comment }) => comment)
  await addToBasket(shop, { items: [basketItem(id, '1', { comment: 'na prezent' })] })
  await changeBasket(shop, { items: [basketItem(id, '3')] })
  expect(await commented()).toEqual(['na prezent'])
  await changeBasket(shop, { items: [basketItem(id, '3', { comment: '' })] })
  expect(await commented()).toEqual([''])
})

test('A5.10 A9.14 the comment of the basket is cut as well; a visitor without a basket gets none', async () => {
  const shop = testShop.shop()
  expect(await commentBasket(shop, 'nic')).toEqual({ cut: false })
  expect([await getBasketComment(shop), shop.visitor.visitId]).toEqual(['', null])
  await addToBasket(shop, { items: [basketItem((await createTestProduct(shop)).id, '1')] })
  expect(await commentBasket(shop, 'ą'.repeat(255))).toEqual({ cut: false })
  expect(await commentBasket(shop, 'ą'.repeat(256))).toEqual({ cut: true })
  expect(await getBasketComment(shop)).toBe('ą'.repeat(255))
})

test('A6.1 the comment is merged at sign-in, unless the client already has one; the one from another device is there', async () => {
  const customerId = await createTestClient(testShop.shop())
  const comes = async (comment: string) => {
    const shop = testShop.shop()
    await addToBasket(shop, { items: [basketItem((await createTestProduct(shop)).id, '1')] })
    await commentBasket(shop, comment)
    updateVisitor(shop, { customerId })
    await mergeBaskets(shop)
  }
  const otherDevice = await asClient(testShop.shop(), customerId)
  await comes('dzwonić po 16')
  expect(await getBasketComment(otherDevice)).toBe('dzwonić po 16')
  await comes('zostawić u sąsiada')
  expect(await getBasketComment(otherDevice)).toBe('dzwonić po 16')
  expect(await basketContents(otherDevice)).toEqual(['uniw 1', 'uniw 1'])
})
