import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestProduct } from '../../test/create-test-product.ts'
import { type GraphqlClient, graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let testShop: TestShop
let client: GraphqlClient
beforeAll(async () => {
  testShop = await openTestShop()
  client = graphqlClient(testShop)
})
afterAll(() => testShop.close())

const stockOf = async (productId: number) =>
  (await client.ask(`{ sizeAvailability(productId: ${productId}) { id name stores { name address amount } } }`)).data
    .sizeAvailability

test('stock of each size in each store that carries the product; -1 is unlimited', async () => {
  const shop = testShop.shop()
  const { id, sizeIds } = await createTestProduct(shop, { sizes: { S: '3', M: '-1' } })
  const { rows } = await sql<{ id: number }>`
    insert into store (name, position, address) values ('Sklep na Próbnej', 9, 'ul. Próbna 1') returning id
  `.execute(shop.database)
  await sql`insert into stock (size_id, store_id, quantity) values (${sizeIds[0]}, ${rows[0]?.id}, 2.5)`.execute(
    shop.database,
  )
  const [small, medium] = await stockOf(id)
  expect([small.id, medium.id]).toEqual(['S', 'M'])
  const inNewStore = { name: 'Sklep na Próbnej', address: 'ul. Próbna 1' }
  expect(small.stores).toEqual([expect.objectContaining({ amount: 3 }), { ...inNewStore, amount: 2.5 }])
  expect(medium.stores).toEqual([expect.objectContaining({ amount: -1 }), { ...inNewStore, amount: 0 }])
})

test('a size that is not sold from stock is in no store; a product that is not on sale is null', async () => {
  const shop = testShop.shop()
  const toOrder = await createTestProduct(shop, { availability: 'order' })
  expect(await stockOf(toOrder.id)).toEqual([{ id: 'uniw', name: 'uniw', stores: [] }])
  expect(await stockOf((await createTestProduct(shop, { withdrawn: true })).id)).toBeNull()
  expect(await stockOf(999_999_999)).toBeNull()
})
