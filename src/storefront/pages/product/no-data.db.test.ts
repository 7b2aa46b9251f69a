import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { log } from '#platform/log.ts'
import { createTestProduct } from '../../../../test/create-test-product.ts'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { routeContext } from '../../route-context.ts'
import { loader } from './page.server.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

/** Loads the page of a product, and returns what is thrown. */
async function load(product: string): Promise<unknown> {
  const context = new RouterContextProvider()
  context.set(routeContext, { publicShop: testShop.shop(), openShop: async () => testShop.shop() })
  const request = new Request(`http://localhost:3000/produkt/${product}`)
  const about = { url: new URL(request.url), pattern: '/produkt/:product' }
  return loader({ context, params: { product }, request, ...about } as Parameters<typeof loader>[0]).catch(
    (thrown) => thrown,
  )
}

test('A8.10 a page without its product writes "no data" into the log, and stops there', async () => {
  const logged = vi.spyOn(log, 'info').mockReturnValue(undefined)
  expect(await load('czegos-takiego-nie-ma-999999')).toMatchObject({ init: { status: 404 } })
  expect(logged.mock.calls).toEqual([[{ product: 999999 }, 'no data']])
})

test('A8.10 a product without sizes is logged', async () => {
  const { id } = await createTestProduct(testShop.shop(), { name: 'Fartuch bez rozmiaru', sizes: {} })
  const logged = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  await load(`fartuch-bez-rozmiaru-${id}`)
  expect(logged.mock.calls).toEqual([[{ product: id }, 'setCurrentSize no data']])
})
