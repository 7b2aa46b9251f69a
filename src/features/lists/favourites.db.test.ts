import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeExpiredVisits, updateVisitor } from '#features/customers/actions/sessions.ts'
import type { Shop } from '#shop'
import { asClient } from '../../../test/create-test-client.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { changeFavourites, mergeFavourites } from './actions/favourites.ts'
import { maxFavourites } from './rules/favourites.ts'
import { getFavouriteProductIds, getFavourites } from './views/favourites.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const like = (shop: Shop, productId: number, size = '', wanted = true) =>
  changeFavourites(shop, { items: [{ product: String(productId), size, productId, wanted }] })
const codes = async (change: ReturnType<typeof like>) => {
  const answer = await change
  return answer.ok ? answer.value.map(({ code }) => code) : [answer.problem.code]
}
const shown = async (shop: Shop) =>
  (await getFavourites(shop)).map(({ card, sizeId, amount }) => [card.id, sizeId, amount])

const client = () => asClient(testShop.shop())

const stored = async ({ database }: Shop, productId: number) =>
  (await database.selectFrom('favourite').select('id').where('product_id', '=', productId).execute()).length

test('a visitor without cookies gets a visit with the first favourite, not by a removal or a failed attempt', async () => {
  const shop = testShop.shop()
  const mug = await createTestProduct(shop)
  expect(await codes(like(shop, 999_999_999))).toEqual(['unknown_product'])
  expect(await codes(like(shop, mug.id, '', false))).toEqual(['removed'])
  expect(shop.visitor.visitId).toBeNull()
  expect(await codes(like(shop, mug.id))).toEqual(['added'])
  expect(shop.visitor.cookieToken).not.toBeNull()
  expect(await shown(shop)).toEqual([[mug.id, mug.sizeId, 5900]])
  expect(await shown(testShop.shop())).toEqual([])
})

test('B2.45 favourites show the price of their size, otherwise the lowest; products without a price show none', async () => {
  const shop = await client()
  const apron = await createTestProduct(shop, { sizes: { S: '3', M: '3' } })
  await shop.database
    .updateTable('price')
    .set({ amount: 4900 })
    .where('size_id', '=', apron.sizeIds[1] ?? 0)
    .execute()
  const table = await createTestProduct(shop, { phonePrice: true })
  const sample = await createTestProduct(shop, { price: null })
  for (const { id } of [apron, table, sample]) await like(shop, id)
  expect(await shown(shop)).toEqual([
    [apron.id, null, 4900],
    [table.id, table.sizeId, null],
    [sample.id, sample.sizeId, null],
  ])
  await like(shop, apron.id, 'S')
  expect((await shown(shop)).at(-1)).toEqual([apron.id, apron.sizeIds[0], 5900])
})

test('pressing the same heart twice at once makes one favourite, and several pressed at once are all saved', async () => {
  const shop = await client()
  const all = [await createTestProduct(shop), await createTestProduct(shop), await createTestProduct(shop)]
  const presses = [...all, ...all].map(({ id }) => codes(like(shop, id)))
  expect(await Promise.all(presses)).toEqual(presses.map(() => ['added']))
  expect((await getFavouriteProductIds(shop)).toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id))
})

test('concurrent additions do not exceed the limit', async () => {
  const shop = await client()
  const [mug, tea, jug] = [await createTestProduct(shop), await createTestProduct(shop), await createTestProduct(shop)]
  await like(shop, mug.id)
  const { id: list_id } = await shop.database
    .selectFrom('favourite_list')
    .select('id')
    .where('customer_id', '=', shop.visitor.customerId)
    .executeTakeFirstOrThrow()
  await sql`
    with many as (
      insert into product_size (product_id, type, name, code)
      select ${mug.id}, 'R' || number, '', 'R-' || number from generate_series(1, ${maxFavourites - 2}::integer) number returning id
    )
    insert into favourite (list_id, product_id, size_id, added_at) select ${list_id}, ${mug.id}, id, ${shop.now} from many
  `.execute(shop.database)
  const both = await Promise.all([codes(like(shop, tea.id)), codes(like(shop, jug.id))])
  expect(both.flat().toSorted()).toEqual(['added', 'too_many_lines'])
  expect(await getFavouriteProductIds(shop)).toHaveLength(maxFavourites)
})

test('a withdrawn or hidden product is not shown, and is shown again when it is back on sale', async () => {
  const shop = await client()
  const [mug, tea] = [await createTestProduct(shop), await createTestProduct(shop)]
  await like(shop, mug.id)
  await like(shop, tea.id)
  const change = (id: number, values: { visible?: boolean; withdrawn_at?: Date | null }) =>
    shop.database.updateTable('product').set(values).where('id', '=', id).execute()
  await change(mug.id, { withdrawn_at: shop.now })
  await change(tea.id, { visible: false })
  expect(await shown(shop)).toEqual([])
  expect(await getFavouriteProductIds(shop)).toEqual([])
  expect(await codes(like(shop, mug.id))).toEqual(['withdrawn'])
  await change(mug.id, { withdrawn_at: null })
  expect(await getFavouriteProductIds(shop)).toEqual([mug.id])
})

test("A6.1 after sign-in the visit's favourites are added to the client's, without duplicates, and the visit has none left", async () => {
  const own = await client()
  const [mug, tea] = [await createTestProduct(own), await createTestProduct(own)]
  const apron = await createTestProduct(own, { sizes: { S: '3', M: '3' } })
  await like(own, mug.id)
  await like(own, apron.id, 'M')
  const shop = testShop.shop()
  for (const { id } of [mug, apron, tea]) await like(shop, id)
  const stranger = { ...shop, visitor: { ...shop.visitor } }
  updateVisitor(shop, { customerId: own.visitor.customerId })
  await Promise.all([mergeFavourites(shop), mergeFavourites(shop)])
  await mergeFavourites(shop)
  expect((await shown(own)).map(([product, size]) => [product, size])).toEqual([
    [mug.id, mug.sizeId],
    [apron.id, apron.sizeIds[1]],
    [tea.id, tea.sizeId],
  ])
  expect(await shown(stranger)).toEqual([])
})

test("favourites are deleted with an expired visit, a client's favourites stay", async () => {
  const [shop, own] = [testShop.shop(), await client()]
  const mug = await createTestProduct(shop)
  await like(own, mug.id)
  await like(shop, mug.id)
  expect(await stored(shop, mug.id)).toBe(2)
  await removeExpiredVisits({ ...shop, now: new Date('2099-01-01') })
  expect(await stored(shop, mug.id)).toBe(1)
  expect(await getFavouriteProductIds(own)).toEqual([mug.id])
})
