import type { Page } from 'playwright-core'

/** Presses the buy button of the product's page, and waits until the page says that it is in the basket. */
export async function addToBasket(page: Page): Promise<void> {
  await page.locator('#projector_form').getByRole('button', { name: 'Do koszyka' }).first().click()
  await page
    .getByText(/Dodano do koszyka/)
    .filter({ visible: true })
    .first()
    .waitFor()
}
