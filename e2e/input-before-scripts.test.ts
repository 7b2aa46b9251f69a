import { expect } from 'vitest'
import { beforeScripts, test, visitAs } from './browser-fixtures.ts'

test('a quantity and a size chosen before the scripts had loaded are bought', () =>
  visitAs({ width: 390 }, async (page) => {
    const [quantity, size] = [
      page.locator('#projector_number'),
      page.getByRole('radio', { name: 'M 179,00 zł', exact: true }),
    ]
    await beforeScripts(page, '/produkt/fartuch-lniany-izba-terakota-1071', async () => {
      await size.press('Space')
      await quantity.fill('3')
    })
    await page.waitForURL('**?rozmiar=M')
    await expect.poll(() => quantity.inputValue()).toBe('3')
    await expect.poll(() => size.isChecked()).toBe(true)
    await page.locator('#projector_form').getByRole('button', { name: 'Do koszyka' }).click()
    await page.getByRole('link', { name: 'Przejdź do koszyka' }).click()
    const line = page.locator('#Basket li', { hasText: 'Fartuch lniany Izba terakota' })
    expect(await line.getByRole('textbox').inputValue()).toBe('3')
    await line.getByText('Rozmiar: M').waitFor()
  }))

test('a sheet that was requested before the scripts had loaded opens with them', () =>
  visitAs({ width: 390 }, async (page) => {
    await beforeScripts(page, '/kategoria/ceramika-1001', () => page.getByRole('button', { name: 'Filtry' }).click())
    await page.getByRole('dialog', { name: 'Filtry' }).waitFor()
  }))

test('letters typed while the page is hydrated stay', () =>
  visitAs({ width: 1440 }, async (page) => {
    const search = page.locator('header').getByLabel('Czego szukasz?')
    await beforeScripts(page, '/', async () => {
      await search.pressSequentially('ku')
      await page.evaluate(() => {
        const replaying = ({ isTrusted }: FocusEvent) => isTrusted || document.execCommand('insertText', false, 'bek')
        document.addEventListener('focusin', replaying)
      })
    })
    await expect.poll(() => search.inputValue()).toBe('kubek')
  }))
