import { expect } from 'vitest'
import { goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { linkPathInMail } from './order-and-mail-steps.ts'
import { actAndWaitForResponse } from './wait-for-page.ts'

/** Both are rate-limited for passwords afterwards: no other test signs in as one of them. */
const cases = [
  { login: 'kwiat', email: 'kwiat@example.com', javaScriptEnabled: true },
  { login: 'bryza', email: 'bryza@example.com', javaScriptEnabled: false },
]
test.for(cases)(
  'after too many wrong passwords a client gets in by a link from a mail, JavaScript: $javaScriptEnabled',
  ({ login, email, javaScriptEnabled }) =>
    visitAs({ width: 390, javaScriptEnabled }, async (page) => {
      await goTo(page, '/logowanie')
      for (let tries = 0; tries < 11; tries++) {
        await page.getByLabel('Login lub e-mail').fill(login)
        await page.getByLabel('Hasło').fill('nie-to-haslo')
        await actAndWaitForResponse(page, /\/logowanie/, () =>
          page.getByRole('button', { name: 'Zaloguj się' }).click(),
        )
      }
      await page.getByText('Możesz też wejść bez hasła').waitFor()
      if (javaScriptEnabled) await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Wyślij link' }).click()
      await page.getByRole('heading', { level: 1, name: 'Sprawdź pocztę' }).waitFor()
      await page.getByLabel('Kod z wiadomości').fill('12')
      await page.getByRole('button', { name: 'Zaloguj się kodem' }).click()
      await page.getByText('Ten kod się nie zgadza.').waitFor()
      if (javaScriptEnabled) await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const link = await linkPathInMail(email, /\/logowanie\/link\/[0-9a-f-]{36}/)
      await goTo(page, link)
      await page.getByText(`Konto: ${email}`).waitFor()
      if (javaScriptEnabled) await expectAccessible(page)
      await page.getByRole('button', { name: 'Zaloguj się' }).click()
      await page.waitForURL(`${shop.url}/konto`)
      await goTo(page, link)
      await page.getByRole('heading', { level: 1, name: 'Ten link już nie działa' }).waitFor()
      await page.getByRole('link', { name: 'Poproś o nowy link' }).click()
      await page.getByRole('heading', { level: 1, name: /Logowanie linkiem/ }).waitFor()
      if (javaScriptEnabled) await expectAccessible(page)
      expect(new URL(page.url()).pathname).toBe('/logowanie/link')
      await goTo(page, await linkPathInMail(email, /\/logowanie\/to-nie-ja\/[0-9a-f-]{36}/)) // this browser was new to the account
      if (javaScriptEnabled) await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Wyloguj ją' }).click()
      await page.getByRole('heading', { level: 1, name: 'Ta przeglądarka jest wylogowana' }).waitFor()
    }),
)
