import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateVisitor } from '#shop'
import { contents, item } from '../../../test/in-basket.ts'
import { newClient, seenByClient } from '../../../test/new-client.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { putOnSale } from '../../../test/put-on-sale.ts'
import { addToBasket } from './actions/add-to-basket.ts'
import { changeBasket } from './actions/change-basket.ts'
import { commentBasket } from './actions/comment-basket.ts'
import { mergeBaskets } from './actions/merge-baskets.ts'
import { readItems } from './checks/basket-items.ts'
import { basketComment } from './reads/basket-comment.ts'
import { findBasket } from './reads/find-basket.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test('A5.10 A9.14 B9.13 the comment of a line is cut to 255 characters, which is said of that line alone', async () => {
  const shop = testShop.shop()
  const [mug, tea] = [await putOnSale(shop), await putOnSale(shop)]
  const fields = [mug, tea].flatMap(({ id }, place): [string, string][] => [
    [`product[${place}]`, String(id)],
    [`set_quantity[${place}]`, '1'],
    [`comment[${place}]`, place === 0 ? '🙂'.repeat(300) : ' na\r\nprezent '],
  ])
  const settled = await changeBasket(shop, { items: readItems(fields) })
  expect(settled.ok && settled.value.map(({ status, code, message }) => [status, code, message.values])).toEqual([
    ['warning', 'comment_cut', { count: 255 }],
    ['success', 'changed', undefined],
  ])
  const { lines } = await findBasket(shop)
  expect(lines.map(({ comment }) => comment)).toEqual(['🙂'.repeat(255), 'na\nprezent'])
})

test('a line keeps its comment when its quantity alone is changed, and loses it when an empty one is sent', async () => {
  const shop = testShop.shop()
  const { id } = await putOnSale(shop)
  const commented = async () => (await findBasket(shop)).lines.map(({ comment }) => comment)
  await addToBasket(shop, { items: [item(id, '1', { comment: 'na prezent' })] })
  await changeBasket(shop, { items: [item(id, '3')] })
  expect(await commented()).toEqual(['na prezent'])
  await changeBasket(shop, { items: [item(id, '3', { comment: '' })] })
  expect(await commented()).toEqual([''])
})

test('A5.10 A9.14 the comment of the basket is cut as well; who has no basket leaves no trace', async () => {
  const shop = testShop.shop()
  expect(await commentBasket(shop, 'nic')).toEqual({ cut: false })
  expect([await basketComment(shop), shop.visitor.visitId]).toEqual(['', null])
  await addToBasket(shop, { items: [item((await putOnSale(shop)).id, '1')] })
  expect(await commentBasket(shop, 'ą'.repeat(255))).toEqual({ cut: false })
  expect(await commentBasket(shop, 'ą'.repeat(256))).toEqual({ cut: true })
  expect(await basketComment(shop)).toBe('ą'.repeat(255))
})

test('A6.1 the comment comes along on sign-in, unless the client has written one; what he had left on another device is there', async () => {
  const customerId = await newClient(testShop.shop())
  const comes = async (comment: string) => {
    const shop = testShop.shop()
    await addToBasket(shop, { items: [item((await putOnSale(shop)).id, '1')] })
    await commentBasket(shop, comment)
    updateVisitor(shop, { customerId })
    await mergeBaskets(shop)
  }
  const otherDevice = await seenByClient(testShop.shop(), customerId)
  await comes('dzwonić po 16')
  expect(await basketComment(otherDevice)).toBe('dzwonić po 16')
  await comes('zostawić u sąsiada')
  expect(await basketComment(otherDevice)).toBe('dzwonić po 16')
  expect(await contents(otherDevice)).toEqual(['uniw 1', 'uniw 1'])
})
