import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shop, visit } from './stage.ts'

/** On a line so slow that `deed` is done before the page's scripts have come; then they come. */
async function beforeScripts(page: Page, path: string, deed: () => Promise<void>): Promise<void> {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', (route) => scripts.promise.then(() => route.continue()))
  await page.goto(shop.url + path)
  await deed()
  expect(await page.locator('#viewType[data-view]').count()).toBe(0)
  scripts.resolve()
  await page.locator('#viewType[data-view]').waitFor({ state: 'attached' })
}

test('a quantity and a size that were chosen before the scripts had come are the ones that are bought', () =>
  visit({ width: 390 }, async (page) => {
    const [quantity, size] = [page.locator('#projector_number'), page.getByRole('radio', { name: 'M', exact: true })]
    await beforeScripts(page, '/produkt/fartuch-lniany-izba-terakota-1071', async () => {
      await size.press('Space')
      await quantity.fill('3')
    })
    await page.waitForURL('**?rozmiar=M')
    await expect.poll(() => quantity.inputValue()).toBe('3')
    await expect.poll(() => size.isChecked()).toBe(true)
  }))

test('a sheet that was asked for before the scripts had come opens with them', () =>
  visit({ width: 390 }, async (page) => {
    await beforeScripts(page, '/kategoria/ceramika-1001', () => page.getByRole('button', { name: 'Filtry' }).click())
    await page.getByRole('dialog', { name: 'Filtry' }).waitFor()
  }))
