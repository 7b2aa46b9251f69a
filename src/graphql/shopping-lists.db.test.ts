import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOfClient } from '#features/lists/queries/shopping-lists.ts'
import { linesOfList } from '#features/lists/views/entries.ts'
import { asClient } from '../../test/create-test-client.ts'
import { createTestProduct } from '../../test/create-test-product.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import type { RequestEnvironment } from '../server/request-context.ts'
import type { Shop } from '../shop.ts'
import { graphql } from './app.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const client = () => asClient(testShop.shop())

/** Sends a request as this visitor; returns the result of its `list` mutation. */
async function ask(shop: Shop, mutation: string) {
  const app = new Hono<RequestEnvironment>()
    .use(async (context, next) => {
      context.set('publicShop', shop)
      context.set('openShop', async () => shop)
      await next()
    })
    .route('/', graphql())
  const answer = await app.request('http://localhost:3000/graphql/v1/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: `mutation { list: ${mutation} { status id error { code message } } }` }),
  })
  const { data, errors } = await answer.json()
  return errors ? errors[0].extensions?.code : data.list
}

const refusal = (code: string) => ({
  status: 'error',
  id: null,
  error: { code, message: expect.stringMatching(/\p{L}{3}/u) },
})
const done = (id: number) => ({ status: 'success', id: String(id), error: null })

test('B1.10 creates, renames, fills, empties and deletes a list', async () => {
  const shop = await client()
  const mug = await createTestProduct(shop)
  const apron = await createTestProduct(shop, { sizes: { S: '3', M: '3' } })
  const created = await ask(shop, 'shoppingListCreate(ShoppingListSettingsInput: {name: "Dom", public: true})')
  const id = Number(created.id)
  expect(created).toEqual(done(id))
  const list = () => listOfClient(shop, shop.visitor.customerId ?? 0, id)
  const shown = async () => (await linesOfList(shop, id)).map(({ productId, sizeId }) => [productId, sizeId])
  expect(await list()).toMatchObject({ name: 'Dom', public: true })
  const listInput = `ShoppingListInput: {id: ${id}}`
  expect(await ask(shop, `setShoppingList(${listInput}, ShoppingListSettingsInput: {public: false})`)).toEqual(done(id))
  expect(await list()).toMatchObject({ name: 'Dom', public: false })
  const products = `ShoppingListProduct: [{id: ${mug.id}} {id: ${apron.id}, size: "M"} {id: ${apron.id}, size: "S"}]`
  for (const _ of [1, 2]) expect(await ask(shop, `addToShoppingList(${listInput}, ${products})`)).toEqual(done(id))
  expect(await shown()).toEqual([
    [mug.id, mug.sizeId],
    [apron.id, apron.sizeIds[1]],
    [apron.id, apron.sizeIds[0]],
  ])
  const unknown = `ShoppingListProduct: [{id: ${apron.id}, size: "XS"} {id: ${mug.id}, size: "M"}]`
  expect(await ask(shop, `removeFromShoppingList(${listInput}, ${unknown})`)).toEqual(done(id))
  expect(await shown()).toHaveLength(3)
  const removedProducts = `ShoppingListProduct: [{id: ${apron.id}, size: "M"} {id: ${mug.id}}]`
  expect(await ask(shop, `removeFromShoppingList(${listInput}, ${removedProducts})`)).toEqual(done(id))
  expect(await shown()).toEqual([[apron.id, apron.sizeIds[0]]])
  expect(await ask(shop, `shoppingListDelete(ShoppingListInput: {id: "${id}"})`)).toEqual(done(id))
  expect(await list()).toBeNull()
})

test.each([
  ['shoppingListCreate(ShoppingListSettingsInput: {name: "Gość"})', 'stranger', 'not_signed_in'],
  ['shoppingListCreate(ShoppingListSettingsInput: {public: true})', 'client', 'no_name'],
  [`shoppingListCreate(ShoppingListSettingsInput: {name: "${'x'.repeat(61)}"})`, 'client', 'name_too_long'],
  ['shoppingListCreate(ShoppingListSettingsInput: {name: "moja"})', 'owner', 'name_taken'],
  ['shoppingListDelete(ShoppingListInput: {id: LIST})', 'client', 'unknown_list'],
  ['shoppingListDelete(ShoppingListInput: {id: "x"})', 'owner', 'unknown_list'],
  [
    'setShoppingList(ShoppingListInput: {id: LIST}, ShoppingListSettingsInput: {name: "Cudza"})',
    'client',
    'unknown_list',
  ],
  ['setShoppingList(ShoppingListInput: {id: LIST}, ShoppingListSettingsInput: {name: " "})', 'owner', 'no_name'],
  ['addToShoppingList(ShoppingListInput: {id: LIST}, ShoppingListProduct: [{id: MUG}])', 'client', 'unknown_list'],
  [
    'addToShoppingList(ShoppingListInput: {id: LIST}, ShoppingListProduct: [{id: MUG} {id: 999999999}])',
    'owner',
    'unknown_product',
  ],
  ['addToShoppingList(ShoppingListInput: {id: LIST}, ShoppingListProduct: [])', 'owner', 'nothing_to_add'],
  [
    'addToShoppingList(ShoppingListInput: {id: LIST}, ShoppingListProduct: [{id: MUG, size: "9 kg"}])',
    'owner',
    'unknown_size',
  ],
  ['removeFromShoppingList(ShoppingListInput: {id: LIST}, ShoppingListProduct: [{id: MUG}])', 'client', 'unknown_list'],
  [
    'removeFromShoppingList(ShoppingListInput: {id: LIST}, ShoppingListProduct: [{id: MUG}])',
    'stranger',
    'not_signed_in',
  ],
] as const)('A6.1 B1.10 %s of a %s is refused: %s', async (mutation, visitor, code) => {
  const owner = await client()
  const mug = await createTestProduct(owner)
  const { id } = await ask(owner, 'shoppingListCreate(ShoppingListSettingsInput: {name: "Moja"})')
  await ask(owner, `addToShoppingList(ShoppingListInput: {id: ${id}}, ShoppingListProduct: [{id: ${mug.id}}])`)
  const asking = { owner, client: await client(), stranger: testShop.shop() }[visitor]
  const answer = await ask(asking, mutation.replace('LIST', id).replace('MUG', String(mug.id)))
  expect(answer).toEqual(refusal(code))
  expect(await linesOfList(owner, Number(id))).toHaveLength(1)
})

test('more than 300 products at once are malformed input', async () => {
  const many = Array.from({ length: 301 }, (_, id) => `{id: ${id}}`).join(' ')
  expect(
    await ask(await client(), `addToShoppingList(ShoppingListInput: {id: 1}, ShoppingListProduct: [${many}])`),
  ).toBe('bad_input')
})
