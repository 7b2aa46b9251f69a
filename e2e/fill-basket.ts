import type { Page } from 'playwright-core'
import { shop } from './stage.ts'

export type Goods = [product: number, quantity: number | string]

/** Puts goods into the visitor's basket, by what the scripts of a product's page send: no page is loaded for it. They come in this order. */
export async function fillBasket(page: Page, ...goods: Goods[]): Promise<void> {
  for (const [product, number] of goods)
    await page.request.post(`${shop.url}/basketchange.php`, { form: { product, number, getAjax: 'true' } })
}
