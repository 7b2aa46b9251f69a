import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestProduct } from '../../../../test/create-test-product.ts'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { findCategory, menuTree } from './categories.ts'
import { productCards } from './product-cards.ts'
import { findProductPage } from './product-page.ts'
import { similarProducts } from './product-selections.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test("the menu is a tree of three levels in the merchant's order", async () => {
  const [first] = await menuTree(testShop.shop())
  expect(first?.name).toBe('Ceramika')
  expect(first?.children[0]?.children.map(({ name }) => name)).toEqual(['Kubki do herbaty', 'Kubki do kawy i espresso'])
})

test('a category has its path, its children and its siblings', async () => {
  const category = await findCategory(testShop.shop(), 1030)
  expect(category?.ancestors.map(({ name }) => name)).toEqual(['Ceramika', 'Kubki i filiżanki'])
  expect(category?.siblings.map(({ name }) => name)).toEqual(['Kubki do herbaty', 'Kubki do kawy i espresso'])
  expect(await findCategory(testShop.shop(), 999_999)).toBeNull()
})

describe("a product's page", () => {
  test('A1.1 has sizes, unit, parameters, versions and the path of its category', async () => {
    const page = await findProductPage(testShop.shop(), 1001)
    expect(page).toMatchObject({
      name: 'Kubek Ania 300 ml',
      producer: 'Siwa Glina',
      unit: { name: 'szt.', few: 'sztuki' },
      sizes: [{ type: 'uniw', code: 'KUB-ANI-KRE' }],
      versionName: 'kremowy',
    })
    expect(page?.categories.map(({ name }) => name)).toEqual(['Ceramika', 'Kubki i filiżanki', 'Kubki do herbaty'])
    expect(page?.parameters[0]).toMatchObject({ name: 'Materiał', values: ['kamionka'] })
    expect(page?.parameters[0]?.explained).toEqual([expect.stringContaining('glina')])
    expect(page?.versions?.items.map(({ id }) => id)).toContain(1003)
  })

  test('fabric is sold by a tenth of a metre', async () => {
    expect(await findProductPage(testShop.shop(), 1019)).toMatchObject({ sellBy: '0.1', precision: 1 })
  })

  test('a set has its parts', async () => {
    const page = await findProductPage(testShop.shop(), 1191)
    expect(page?.parts[0]).toMatchObject({ productId: 1001, quantity: '1', sizeName: '' })
  })
})

test('cards are in the requested order, without products that are not sold', async () => {
  const cards = await productCards(testShop.shop(), [1019, 999_999, 1001])
  expect(cards.map(({ id }) => id)).toEqual([1019, 1001])
})

test('a card has the versions of its product that differ in colour, in the order of its page', async () => {
  const cards = await productCards(testShop.shop(), [1002, 1055])
  const colours = cards.map((card) => card.colours.map(({ id, colourName }) => `${id} ${colourName}`))
  expect(colours).toEqual([['1001 kremowy', '1003 indygo', '1002 szałwiowy', '1004 terakota'], []])
})

test('a card shows a product as available exactly when the basket accepts it', async () => {
  const shop = testShop.shop()
  const card = async (id: number) => (await productCards(shop, [id]))[0]?.inStock
  const mug = await createTestProduct(shop, { stock: '3' })
  expect(await card(mug.id)).toBe(true)
  await sql`update product set minimum_quantity = 2.5, sell_by = 2 where id = ${mug.id}`.execute(shop.database)
  expect(await card(mug.id)).toBe(false)
  const service = await createTestProduct(shop, { kind: 'service', stock: null })
  expect(await card(service.id)).toBe(true)
  const uncounted = await createTestProduct(shop, { stock: null })
  expect(await card(uncounted.id)).toBe(false)
  const bundle = await createTestProduct(shop, { kind: 'bundle', stock: null })
  await sql`insert into bundle_part (bundle_id, size_id, quantity) values (${bundle.id}, ${mug.sizeId}, 2)`.execute(
    shop.database,
  )
  expect(await card(bundle.id)).toBe(true)
  await sql`update stock set quantity = 1 where size_id = ${mug.sizeId}`.execute(shop.database)
  expect(await card(bundle.id)).toBe(false)
})

test('B2.45 a card lists the available sizes', async () => {
  const shop = testShop.shop()
  const sizesOf = async (id: number) => (await productCards(shop, [id]))[0]?.sizesInStock
  const shoes = await createTestProduct(shop, { sizes: { '36': '2', '37': '0', '38': '1', '39': '4' } })
  expect(await sizesOf(shoes.id)).toBe('Rozmiary: 36, 38, 39')
  await sql`update stock set quantity = 3 where size_id = ${shoes.sizeIds[1]}`.execute(shop.database)
  expect(await sizesOf(shoes.id)).toBe('Rozmiary: 36–39')
  await sql`update product set availability = 'disable' where id = ${shoes.id}`.execute(shop.database)
  expect(await sizesOf(shoes.id)).toBeNull()
  expect(await sizesOf((await createTestProduct(shop, { stock: '3' })).id)).toBeNull()
})

test('without a series, related products are those of the main category', async () => {
  const shop = testShop.shop()
  await sql`update product set series_id = null, version_group_id = null where id = 1019`.execute(shop.database)
  const related = (await similarProducts(shop, [1019])).get(1019) ?? []
  const { rows } = await sql<{ id: number }>`
    select product_id as id from product_category
    where category_id = (select category_id from product_category where product_id = 1019 and main) and product_id <> 1019
  `.execute(shop.database)
  expect(related.length).toBeGreaterThan(0)
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(related))
})

test('related products begin with the series, without the product itself and its other colours', async () => {
  const related = (await similarProducts(testShop.shop(), [1001])).get(1001) ?? []
  expect(related.length).toBeGreaterThan(3)
  for (const own of [1001, 1002, 1003, 1004]) expect(related).not.toContain(own)
})
