import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { signIn } from './shopper-steps.ts'

/** A phone's own authenticator, whose user always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: true } })
}

test('B1.11 a client adds a passkey, signs in by it, and removes it', () =>
  visitAs({ width: 390, path: '/logowanie?powrot=%2Fkonto%2Fbezpieczenstwo' }, async (page) => {
    await addAuthenticator(page)
    await signIn(page, 'anna')
    await page.getByLabel('Nazwa klucza').fill('Telefon Ani')
    await page.getByRole('button', { name: 'Dodaj klucz dostępu' }).click()
    await page.getByText('Klucz jest dodany.').waitFor()
    await page.getByText('Telefon Ani').waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.context().clearCookies()
    await goTo(page, '/logowanie?powrot=%2Fkonto%2Fbezpieczenstwo')
    const byPasskey = page.getByRole('button', { name: 'Użyj klucza dostępu' })
    await byPasskey.or(page.getByText('Telefon Ani')).first().waitFor()
    if (await byPasskey.isVisible()) await byPasskey.click() // a browser that offers passkeys in the field may be in already
    await page.getByText(/Ostatnio użyty/).waitFor()
    expect(page.url()).toBe(`${shop.url}/konto/bezpieczenstwo`)
    await page.getByRole('button', { name: 'Usuń klucz: Telefon Ani' }).click()
    await page.getByText('Klucz jest usunięty.').waitFor()
    expect(await page.getByText('Telefon Ani').count()).toBe(0)
  }))
