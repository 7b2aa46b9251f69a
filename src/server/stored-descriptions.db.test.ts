import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCategory } from '#features/catalogue/queries/categories.ts'
import { findProductPage } from '#features/catalogue/queries/product-page.ts'
import { graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

/** HTML that earlier versions of the sanitiser accepted, as it may still be stored. */
const stored =
  '<p>Kubek<img src="/login.php?operation=logout" loading="lazy" /><a href="/basketchange.php?product=1001">tu</a></p>'
const shown = '<p>Kubek<img loading="lazy" /><a>tu</a></p>'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
  const { query } = testShop.appContext.database
  await sql`update product set description = ${stored} where id = 1001`.execute(query)
  await sql`update category set description = ${stored}, description_bottom = ${stored} where id = 1008`.execute(query)
})
afterAll(() => testShop.close())

test('an old stored description is sanitised by the current rules', async () => {
  expect(await findProductPage(testShop.shop(), 1001)).toMatchObject({ description: shown })
  expect(await findCategory(testShop.shop(), 1008)).toMatchObject({ description: shown, descriptionBottom: shown })
  const { data } = await graphqlClient(testShop).ask('{ product(productId: 1001) { product { longDescription } } }')
  expect(data.product.product.longDescription).toBe(shown)
})
