import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { linkPathInMail } from './order-and-mail-steps.ts'

const newsletterForm = (page: Page) => page.getByRole('region', { name: 'Newsletter' })
const emailIn = (page: Page) => newsletterForm(page).getByLabel('Adres do newslettera')
const consentIn = (page: Page) => newsletterForm(page).getByRole('checkbox')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** The path of the link of this kind in a mail to this address, once it has arrived. */
const linkTo = (email: string, way: 'potwierdz' | 'wypisz') =>
  linkPathInMail(email, new RegExp(`/newsletter/${way}/[0-9a-f-]{36}`))

test('B4.41 B5.53 B9.23 the form is validated while typing and on submit, and sent without leaving the page, by keyboard alone', async () => {
  await visitAs({ path: '/zamowienie', width: 390 }, async (page) => {
    await page.locator('header').getByRole('link', { name: 'Wróć do koszyka' }).click()
    await expect.poll(() => focused(page)).toBe('main') // from then on nothing moves the focus
    await emailIn(page).focus()
    const begun = Date.now()
    await page.keyboard.type('anna@')
    await newsletterForm(page).locator('.field-error').getByText('Błędnie wpisany e-mail').waitFor()
    expect(Date.now() - begun).toBeGreaterThanOrEqual(500)
    await expect.poll(() => emailIn(page).getAttribute('aria-describedby')).toBe('newsletter-email-check')
    await page.evaluate(() => scrollTo(0, 0)) // what stands half below the header counts as too small
    await expectAccessible(page)
    await page.keyboard.type('poczta.example')
    await expect.poll(() => newsletterForm(page).locator('[aria-invalid]').count()).toBe(0)
    await page.keyboard.press('Enter')
    await newsletterForm(page).locator('.field-error').getByText('Zaznacz zgodę').waitFor()
    await expect.poll(() => focused(page)).toBe('newsletter-consent')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.context().setOffline(true)
    await page.keyboard.press('Enter')
    await newsletterForm(page).getByText('Brak połączenia').waitFor()
    await page.context().setOffline(false)
    expect([await emailIn(page).inputValue(), await consentIn(page).isChecked()]).toEqual(['anna@poczta.example', true])
    await page.keyboard.press('Enter')
    const confirmation = newsletterForm(page).getByRole('status').getByText('Prawie gotowe')
    await confirmation.waitFor()
    await expect.poll(() => confirmation.evaluate((element) => element === document.activeElement)).toBe(true)
    await emailIn(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/koszyk')
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

test.each([390, 1440])(
  'B1.8 B2.19 at %i px without scripts: subscribed in the footer, confirmed by the link in the mail, and unsubscribed by the other one',
  async (width) => {
    await visitAs({ path: '/strona/kontakt', width, javaScriptEnabled: false }, async (page) => {
      const email = `jan${width}@poczta.example`
      await emailIn(page).fill('jan@poczta')
      await consentIn(page).check()
      await newsletterForm(page).getByRole('button', { name: 'Zapisz mnie' }).click()
      const main = page.locator('main')
      await main.getByText('Błędnie wpisany e-mail').waitFor()
      expect(await newsletterForm(page).isVisible()).toBe(false)
      await main.getByLabel('Adres do newslettera').fill(email)
      await main.getByRole('button', { name: 'Zapisz mnie' }).click()
      await page.getByRole('heading', { level: 1, name: 'Sprawdź skrzynkę' }).waitFor()
      await goTo(page, await linkTo(email, 'potwierdz'))
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Potwierdzam zapis' }).click()
      await page.getByRole('heading', { level: 1, name: 'Gotowe, jesteś na liście' }).waitFor()
      await goTo(page, await linkTo(email, 'wypisz'))
      await page.getByRole('button', { name: 'Wypisz mnie' }).click()
      await page.getByRole('heading', { level: 1, name: 'Nie ma cię na liście' }).waitFor()
    })
  },
)
