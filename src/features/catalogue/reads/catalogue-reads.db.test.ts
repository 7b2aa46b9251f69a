import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { findCategory } from './category.ts'
import { menuTree } from './menu-tree.ts'
import { productCards } from './product-cards.ts'
import { findProductPage } from './product-page.ts'
import { relatedProductIds } from './related-products.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test('the menu is a tree of three levels in the order of the merchant', async () => {
  const [first] = await menuTree(testShop.shop())
  expect(first?.name).toBe('Ceramika')
  expect(first?.children[0]?.children.map(({ name }) => name)).toEqual(['Kubki do herbaty', 'Kubki do kawy i espresso'])
})

test('a category knows the way up, what is below and what is beside', async () => {
  const category = await findCategory(testShop.shop(), 1030)
  expect(category?.ancestors.map(({ name }) => name)).toEqual(['Ceramika', 'Kubki i filiżanki'])
  expect(category?.siblings.map(({ name }) => name)).toEqual(['Kubki do herbaty', 'Kubki do kawy i espresso'])
  expect(await findCategory(testShop.shop(), 999_999)).toBeNull()
})

describe("a product's page", () => {
  test('A1.1 tells sizes, stock, unit, parameters, versions and the way to its category', async () => {
    const page = await findProductPage(testShop.shop(), 1001)
    expect(page).toMatchObject({
      name: 'Kubek Ania 300 ml',
      producer: 'Siwa Glina',
      unit: { name: 'szt.', few: 'sztuki' },
      sizes: [{ type: 'uniw', stock: '40.000000', code: 'KUB-ANI-KRE' }],
      versionName: 'kremowy',
    })
    expect(page?.categories.map(({ name }) => name)).toEqual(['Ceramika', 'Kubki i filiżanki', 'Kubki do herbaty'])
    expect(page?.parameters[0]).toEqual({ name: 'Materiał', values: ['kamionka'] })
    expect(page?.versions?.items.map(({ id }) => id)).toContain(1003)
  })

  test('fabric is sold by a tenth of a metre', async () => {
    expect(await findProductPage(testShop.shop(), 1019)).toMatchObject({ sellBy: '0.1', precision: 1 })
  })

  test('a set tells its parts', async () => {
    const page = await findProductPage(testShop.shop(), 1191)
    expect(page?.parts[0]).toMatchObject({ productId: 1001, quantity: '1', sizeName: '' })
  })
})

test('cards stand in the order asked for, and what is not sold is left out', async () => {
  const cards = await productCards(testShop.shop(), [1019, 999_999, 1001])
  expect(cards.map(({ id }) => id)).toEqual([1019, 1001])
})

test('related are the series first; neither the product itself nor its other colours', async () => {
  const related = await relatedProductIds(testShop.shop(), 1001)
  expect(related.length).toBeGreaterThan(3)
  for (const own of [1001, 1002, 1003, 1004]) expect(related).not.toContain(own)
})
