import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { chooseMenuProducts } from './actions/choose-menu-products.ts'
import { menuTree } from './queries/categories.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const goodsOf = async (name: string) =>
  (await menuTree(testShop.shop())).find((category) => category.name === name)?.products?.map(({ id }) => id)

test('each first level of the menu has three goods: the most popular one of each of its groups, the most popular first', async () => {
  for (const { name, products = [] } of await menuTree(testShop.shop())) {
    expect([name, products.length > 0 && products.length <= 3]).toEqual([name, true])
    for (const { picture } of products)
      expect(picture).toEqual({ file: expect.any(String), width: expect.any(Number), height: expect.any(Number) })
  }
  const { rows } = await sql<{ id: number; branch: number }>`
    select product.id, category.path[2] as branch from product
    join product_category link on link.product_id = product.id and link.main
    join category on category.id = link.category_id
    where category.path @> array[1001] and product.visible and product.availability <> 'disable'
    order by popularity desc, product.id
  `.execute(testShop.shop().database)
  const firsts = rows.filter(({ branch }, index) => rows.findIndex((row) => row.branch === branch) === index)
  expect(await goodsOf('Ceramika')).toEqual(firsts.slice(0, 3).map(({ id }) => id))
})

test('what is no longer sold makes room, and only then the pages change', async () => {
  const [first = 0, ...others] = (await goodsOf('Ceramika')) ?? []
  const invalidated: string[] = []
  const shop = { ...testShop.shop(), invalidate: (tags: string[]) => void invalidated.push(...tags) }
  await chooseMenuProducts(shop)
  expect(invalidated).toEqual([])
  await sql`update product set availability = 'disable' where id = ${first}`.execute(shop.database)
  await chooseMenuProducts(shop)
  expect(invalidated).toEqual(['categories'])
  const now = (await goodsOf('Ceramika')) ?? []
  expect([now.length, now.includes(first)]).toEqual([3, false])
  expect(now).toEqual(expect.arrayContaining(others)) // of its group there is another one
})
