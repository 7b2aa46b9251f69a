import type { Page } from 'playwright-core'
import { shop } from './browser-fixtures.ts'

/** Presses the buy button of the product's page, waits until the shop says that it is in the basket, and closes the panel that scripts show. */
export async function addToBasket(page: Page): Promise<void> {
  await page.locator('#projector_button_basket').click()
  await page
    .getByText(/Dodano do koszyka/)
    .filter({ visible: true })
    .first()
    .waitFor()
  if (!(await page.locator('.added-panel').isVisible())) return
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !history.state?.layer) // browsers leave its entry of the history later
}

/** Opens a part of the page that is folded away, by keyboard. */
export async function unfold(page: Page, name: string): Promise<void> {
  const summary = page.locator('summary', { hasText: name })
  await summary.focus()
  await summary.press('Enter')
}

/** A product that no test orders: its stock is always what the demo says. */
export const unorderedProduct = { id: 1005, name: 'Kubek Żwir 350 ml biały', path: '/produkt/x-1005', stock: 28 }

export type Goods = [product: number, quantity: number | string]

/** Puts goods into the visitor's basket, in this order, with the request of the product page's script: no page is loaded. */
export async function fillBasket(page: Page, ...goods: Goods[]): Promise<void> {
  for (const [product, number] of goods)
    await page.request.post(`${shop.url}/basketchange.php`, { form: { product, number, getAjax: 'true' } })
}

/** Searches for a locker in the order form and chooses it, with or without scripts. */
export async function chooseLocker(page: Page, code = 'WAW123M'): Promise<void> {
  await page.getByLabel('Gdzie odbierzesz paczkę').fill(code)
  await page.locator('#courier').getByRole('button', { name: 'Szukaj' }).click()
  await page.getByRole('radio', { name: code }).check()
}

/** Fills in the form of the sign-in page and sends it. */
export async function signIn(page: Page, login: string, password = 'witryna-demo'): Promise<void> {
  await page.getByLabel('Login lub e-mail').fill(login)
  await page.getByLabel('Hasło').fill(password)
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
}
