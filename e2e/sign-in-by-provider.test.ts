import { expect } from 'vitest'
import { freePort } from '../test/free-port.ts'
import { type OidcDouble, openOidcDouble } from '../test/oidc-double.ts'
import { goTo, test, visitAs, withOwnShop } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'

let provider: OidcDouble
withOwnShop('PostgreSQL', async () => {
  const port = await freePort()
  provider = await openOidcDouble([`http://localhost:${port}/logowanie-przez/firma/powrot`])
  return {
    ...{ PORT: String(port), GOOGLE_CLIENT_ID: 'shop', GOOGLE_CLIENT_SECRET: 'secret' },
    ...{ OIDC_PROVIDERS: 'firma', OIDC_FIRMA_NAME: 'Firma', OIDC_FIRMA_ISSUER: provider.issuer },
    ...{ OIDC_FIRMA_CLIENT_ID: provider.clientId, OIDC_FIRMA_CLIENT_SECRET: provider.clientSecret },
  }
})
test.afterAll(() => provider.close())

test('B2.48 without JavaScript a new client finds a service behind "more", registers by it, and signs in by it next time', () =>
  visitAs(
    { width: 390, javaScriptEnabled: false, path: '/logowanie?powrot=%2Fkonto%2Fbezpieczenstwo' },
    async (page) => {
      provider.person = {
        sub: 'ewa-7',
        email: 'ewa@example.org',
        email_verified: true,
        given_name: 'Ewa',
        family_name: 'Lis',
      }
      const byCompany = page.getByRole('link', { name: 'Zaloguj się przez Firma' })
      expect(await byCompany.isVisible()).toBe(false)
      await page.getByText('Więcej możliwości').click()
      await expectNoSidewaysScroll(page)
      await byCompany.click()
      await page.getByText('Zakładasz konto przez Firma.').waitFor()
      await expectNoSidewaysScroll(page)
      expect(await page.getByLabel('E-mail').first().inputValue()).toBe('ewa@example.org')
      await page.locator('[name=terms]').check()
      await page.getByRole('button', { name: 'Załóż konto' }).click()
      await page.getByText('Firma Połączone').waitFor()
      await expectNoSidewaysScroll(page)
      await page.context().clearCookies()
      await goTo(page, '/rejestracja')
      await page.getByText('Więcej możliwości').click()
      await page.getByRole('link', { name: 'Załóż konto przez Firma' }).click()
      await page.getByText('Dzień dobry, Ewa!').waitFor()
    },
  ))

test('a client connects a service with the account, in a page that everybody can use', () =>
  visitAs({ path: '/logowanie?powrot=%2Fkonto%2Fbezpieczenstwo' }, async (page) => {
    provider.person = { sub: 'anna-1', email: 'anna@example.com', email_verified: true }
    await expectAccessible(page)
    await page.getByLabel('Login lub e-mail').fill('anna')
    await page.getByLabel('Hasło').fill('witryna-demo')
    await page.getByRole('button', { name: 'Zaloguj się' }).click()
    await page.getByRole('link', { name: 'Połącz: Firma' }).click()
    await page.getByText('Firma: anna@example.com').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Połącz' }).click()
    await page.getByText('Firma Połączone').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Odłącz: Firma' }).click()
    await page.getByText('Firma Niepołączone').waitFor()
  }))
