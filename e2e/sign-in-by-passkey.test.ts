import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { signIn } from './shopper-steps.ts'

/** A phone's own authenticator. Returns how to say whether its user agrees at once. */
async function addAuthenticator(page: Page): Promise<(agrees: boolean) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true },
  })
  return async (enabled) => {
    await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
}

test('B1.11 a client adds a passkey, signs in by it, and removes it', () =>
  visitAs({ width: 390, path: '/logowanie?powrot=%2Fkonto%2Fbezpieczenstwo' }, async (page) => {
    const userAgrees = await addAuthenticator(page)
    await signIn(page, 'anna')
    await page.getByLabel('Nazwa klucza').fill('Telefon Ani')
    await page.getByRole('button', { name: 'Dodaj klucz dostępu' }).click()
    await page.getByText('Klucz jest dodany.').waitFor()
    await page.getByText('Telefon Ani').waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.context().clearCookies()
    await userAgrees(false) // a browser that offers passkeys in the field would sign in before the button is pressed
    await goTo(page, '/logowanie?powrot=%2Fkonto%2Fbezpieczenstwo')
    await page.getByText('Użyj klucza dostępu').waitFor()
    await page.route('**/klucz-dostepu', async (route) => {
      await userAgrees(true) // before the button's question: this authenticator does not answer one that waits
      await route.continue()
    })
    await page.getByRole('button', { name: 'Użyj klucza dostępu' }).click()
    await page.getByText(/Ostatnio użyty/).waitFor()
    expect(page.url()).toBe(`${shop.url}/konto/bezpieczenstwo`)
    await page.getByRole('button', { name: 'Usuń klucz: Telefon Ani' }).click()
    await page.getByText('Klucz jest usunięty.').waitFor()
    expect(await page.getByText('Telefon Ani').count()).toBe(0)
  }))
