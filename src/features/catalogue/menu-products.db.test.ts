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

test('each first level of the menu has its two most popular goods, of colours of one product only one', async () => {
  for (const { name, products = [] } of await menuTree(testShop.shop())) {
    expect([name, products.length]).toEqual([name, 2])
    for (const { picture } of products)
      expect(picture).toEqual({ file: expect.any(String), width: expect.any(Number), height: expect.any(Number) })
  }
  const { rows } = await sql<{ id: number; group: number | null }>`
    select id, version_group_id as group from product join product_category link on link.product_id = id and link.main
    where link.category_id in (select id from category where path @> array[1001]) and visible and availability <> 'disable'
    order by popularity desc, id limit 10
  `.execute(testShop.shop().database)
  const [first] = rows
  const second = rows.find(({ id, group }) => id !== first?.id && (group === null || group !== first?.group))
  expect(await goodsOf('Ceramika')).toEqual([first?.id, second?.id])
})

test('what is no longer sold makes room, and only then the pages change', async () => {
  const [first = 0, second] = (await goodsOf('Ceramika')) ?? []
  const invalidated: string[] = []
  const shop = { ...testShop.shop(), invalidate: (tags: string[]) => void invalidated.push(...tags) }
  await chooseMenuProducts(shop)
  expect(invalidated).toEqual([])
  await sql`update product set availability = 'disable' where id = ${first}`.execute(shop.database)
  await chooseMenuProducts(shop)
  expect(invalidated).toEqual(['categories'])
  expect(await goodsOf('Ceramika')).toEqual([second, expect.any(Number)])
})
