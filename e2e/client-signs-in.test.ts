import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { goTo, shop, test, visitAs, withoutScripts } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { fillBasket, signIn } from './shopper-steps.ts'
import { actAndWaitForResponse } from './wait-for-page.ts'

function onPhone(javaScriptEnabled: boolean, work: (page: Page) => Promise<void>) {
  return visitAs({ width: 390, javaScriptEnabled }, work)
}

describe.for([true, false])('A6.1 a client signs in and out, JavaScript: %s', (javaScript) => {
  test('after a wrong password the login stays filled in; the right one opens the requested account page', () =>
    onPhone(javaScript, async (page) => {
      await goTo(page, '/konto')
      await signIn(page, 'anna', 'nie-to-haslo')
      await page.locator('#main').getByRole('alert').waitFor()
      await expect.poll(() => page.getByLabel('Login lub e-mail').inputValue()).toBe('anna')
      await signIn(page, 'anna@example.com')
      await page.waitForURL(`${shop.url}/konto`)
      await page.getByRole('heading', { level: 1, name: 'Twoje konto', exact: true }).waitFor()
      await page.getByText('anna@example.com').waitFor()
      await page.getByRole('link', { name: 'Wyloguj się' }).click()
      await page.getByRole('button', { name: 'Wyloguj się' }).click()
      await page.getByRole('heading', { name: 'Nie jesteś na swoim koncie' }).waitFor()
      await goTo(page, '/konto')
      expect(new URL(page.url()).pathname).toBe('/logowanie')
    }))
})

test('A6.4 B6.10 signing out removes the drafts of the checkout and an express checkout from the tab, and nothing else', () =>
  onPhone(true, async (page) => {
    await goTo(page, '/logowanie')
    await signIn(page, 'anna')
    await page.waitForURL(`${shop.url}/konto`)
    await page.evaluate(() => {
      for (const key of ['expchck', 'expchck_step', 'my_expchck']) sessionStorage.setItem(key, '1')
    })
    await fillBasket(page, [1001, 1])
    await goTo(page, '/zamowienie')
    await page.getByRole('textbox', { name: 'Miejscowość', exact: true }).fill('Sopot')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('order-draft'))).toContain('Sopot')
    await goTo(page, '/login.php?operation=logout')
    await page.getByRole('heading', { name: 'Nie jesteś na swoim koncie' }).waitFor()
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(sessionStorage).filter((key) => key === 'order-draft' || key.includes('expchck')),
        ),
      )
      .toEqual(['my_expchck'])
  }))

test.for([true, false])('A6.1 going back after signing out shows nothing personal, JavaScript: %s', (javaScript) =>
  onPhone(javaScript, async (page) => {
    const personal = /Anna|anna@example\.com|480 punktów/
    const readPage = async () => (await page.locator('body').textContent()) ?? ''
    await goTo(page, '/logowanie')
    await signIn(page, 'anna')
    await page.getByRole('heading', { level: 1, name: 'Twoje konto', exact: true }).waitFor()
    await fillBasket(page, [1001, 1])
    for (const path of ['/zamowienie', '/konto/rabaty', '/konto']) await goTo(page, path)
    expect(await readPage()).toMatch(personal)
    await page.getByRole('link', { name: 'Wyloguj się' }).click()
    await page.getByRole('button', { name: 'Wyloguj się' }).click()
    await page.getByRole('heading', { name: 'Nie jesteś na swoim koncie' }).waitFor()
    for (let steps = 0; steps < 5; steps++) {
      await page.goBack()
      expect(await readPage()).not.toMatch(personal)
      await page.waitForURL(({ pathname }) => ['/logowanie', '/wyloguj', '/zamowienie'].includes(pathname))
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await readPage()).not.toMatch(personal)
    }
  }),
)

test('going back before the scripts have loaded shows the page of that address, also after a reload', () =>
  onPhone(true, async (page) => {
    await goTo(page, '/logowanie')
    await page.getByRole('link', { name: 'Koszyk' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Koszyk' }).waitFor()
    await withoutScripts(page, async () => {
      await page.reload()
      await page.goBack() // within one document: nothing is loaded
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Twój koszyk jest pusty')
    })
    await page.getByRole('heading', { level: 1, name: 'Logowanie' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/logowanie')
  }))

test('going back while React is hydrating shows the page of that address', () =>
  onPhone(true, async (page) => {
    await goTo(page, '/logowanie')
    await page.getByRole('link', { name: 'Koszyk' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Koszyk' }).waitFor()
    await holdHydration(page)
    await page.reload()
    await page.waitForFunction(() => 'goOnHydrating' in window)
    await page.goBack()
    await page.evaluate(() => (window as unknown as { goOnHydrating: () => void }).goOnHydrating()).catch(() => {}) // it may be reloading
    await page.getByRole('heading', { level: 1, name: 'Logowanie' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/logowanie')
  }))

/** React schedules its work by messages: the next document keeps the first of them until its `goOnHydrating` is called. */
async function holdHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('hold-hydration') === null) return
    sessionStorage.removeItem('hold-hydration')
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (message: unknown) {
      MessagePort.prototype.postMessage = postMessage
      Object.assign(window, { goOnHydrating: () => this.postMessage(message) })
    }
  })
  await page.evaluate(() => sessionStorage.setItem('hold-hydration', 'yes'))
}

test('signing out everywhere else ends the sessions of other browsers', () =>
  onPhone(true, async (here) => {
    await goTo(here, '/logowanie')
    await signIn(here, 'zofia')
    await here.waitForURL((url) => url.pathname !== '/logowanie')
    await onPhone(false, async (there) => {
      await goTo(there, '/logowanie')
      await signIn(there, 'zofia')
      await there.waitForURL((url) => url.pathname !== '/logowanie')
      await goTo(here, '/konto/urzadzenia')
      const signOut = here.getByRole('button', { name: 'Wyloguj wszystkie inne urządzenia' })
      await actAndWaitForResponse(here, /\/konto\/urzadzenia/, () => signOut.click())
      await signOut.waitFor({ state: 'detached' })
      await goTo(there, '/konto')
      expect(new URL(there.url()).pathname).toBe('/logowanie')
    })
  }))

test('a client saves a copy of the data, and deletes the account', () =>
  onPhone(true, async (page) => {
    const email = `${crypto.randomUUID()}@example.org`
    const password = 'trzy koty 7'
    const form = {
      ...{ kind: 'private', email, password, passwordRepeat: password, firstName: 'Ewa', lastName: 'Lis', terms: 'on' },
      ...{ phone: '600700800', street: 'Długa', streetNumber: '5', postcode: '31-146', city: 'Kraków', country: 'PL' },
    }
    await page.request.post(`${shop.url}/rejestracja`, { form, headers: { Origin: shop.url } })
    await goTo(page, '/konto')
    await page.getByText(email).first().waitFor()
    await goTo(page, '/konto/prywatnosc')
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Pobierz dane (ZIP)' }).click()
    expect((await saving).suggestedFilename()).toMatch(/^dane-\d{4}-\d\d-\d\d\.zip$/)
    await page.getByLabel('Hasło').fill(password)
    await page.getByLabel('Tak, usuńcie moje konto na zawsze').check()
    await page.getByRole('button', { name: 'Usuń konto' }).click()
    await page.getByRole('heading', { name: 'Konto jest usunięte' }).waitFor()
    await page.goBack()
    await page.waitForURL(({ pathname }) => pathname === '/logowanie')
    expect(await page.locator('body').textContent()).not.toContain(email)
  }))

test('the account pages are accessible', () =>
  onPhone(true, async (page) => {
    await goTo(page, '/logowanie')
    await expectAccessible(page)
    await signIn(page, '', '')
    await page.getByText('Proszę wypełnić to pole.').first().waitFor()
    await expectAccessible(page)
    await signIn(page, 'anna')
    await page.getByRole('heading', { level: 1, name: 'Twoje konto', exact: true }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await goTo(page, '/konto/email')
    await page.getByRole('button', { name: 'Wyślij link' }).click()
    await page.locator('[name=email][aria-invalid=true]').waitFor()
    await expectAccessible(page)
    for (const path of ['/konto/urzadzenia', '/konto/adresy', '/konto/rabaty', '/konto/prywatnosc']) {
      await goTo(page, path)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    await goTo(page, '/wyloguj')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Wyloguj się' }).click()
    await page.getByRole('heading', { name: 'Nie jesteś na swoim koncie' }).waitFor()
    await expectAccessible(page)
  }))
