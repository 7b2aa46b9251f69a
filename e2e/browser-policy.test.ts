import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { addToBasket } from './shopper-steps.ts'
import { waitForScripts } from './wait-for-page.ts'

/** A visit that records every policy violation, on every address, and every console error. */
function watchedVisit(path: string, work: (page: Page, forbidden: string[]) => Promise<void>): Promise<void> {
  return visitAs({}, async (page) => {
    const forbidden: string[] = []
    await page.exposeFunction('tellForbidden', (what: string) => void forbidden.push(what))
    await page.addInitScript(() => {
      const { tellForbidden } = window as unknown as { tellForbidden: (what: string) => void }
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        tellForbidden(`${violatedDirective} ${blockedURI} on ${location.pathname}`),
      )
    })
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) forbidden.push(message.text())
    })
    await goTo(page, path)
    await work(page, forbidden)
  })
}

test('a shopper browses, buys and signs in without a policy violation', () =>
  watchedVisit('/', async (page, forbidden) => {
    await page.locator('main').getByRole('link', { name: 'Kubek Ania 300 ml', exact: true }).first().click()
    await page.waitForURL(/kubek-ania/)
    await addToBasket(page)
    await page.goBack()
    await page.goForward()
    await page.locator('#menu_basket').click()
    await page.waitForURL(/\/koszyk$/)
    await page.getByRole('button', { name: 'Przejdź do zamówienia' }).filter({ visible: true }).first().click()
    await page.waitForURL(/\/zamowienie$/)
    await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
    await page.locator('#email[aria-invalid=true]').waitFor()
    await goTo(page, '/logowanie')
    await page.getByLabel('Login lub e-mail').fill('anna')
    await page.getByLabel('Hasło').fill('witryna-demo')
    await page.getByRole('button', { name: 'Zaloguj się' }).click()
    await page.waitForURL(`${shop.url}/konto`)
    await waitForScripts(page)
    expect(forbidden).toEqual([])
  }))

test.for([
  '/kategoria/ceramika-1001?strona=2',
  '/strona/regulamin',
  '/nie-ma',
  '/produkt/nie-ma-99999999',
  `/szukaj?text=${encodeURIComponent('</script><script>document.title = "mine"</script>')}`,
])('%s comes to life, and the policy has nothing to forbid', (path) =>
  watchedVisit(path, async (page, forbidden) => {
    expect(await page.title()).not.toBe('mine')
    expect(forbidden).toEqual([])
  }),
)

test('injected scripts and styles have no effect', () =>
  watchedVisit('/', async (page, forbidden) => {
    await page.evaluate(() => {
      const main = document.querySelector('main') as HTMLElement
      main.insertAdjacentHTML('beforeend', '<p id="smuggled" style="color: red" onclick="document.title = \'mine\'">')
      document.head.append(Object.assign(document.createElement('script'), { text: 'document.title = "mine"' }))
      document.getElementById('smuggled')?.click()
    })
    expect(await page.title()).not.toBe('mine')
    await expect
      .poll(() => forbidden.flatMap((what) => /^(\S+) inline on \//.exec(what)?.[1] ?? []).toSorted())
      .toEqual(['script-src-attr', 'script-src-elem', 'style-src-attr'])
  }))

test('a picture of another host is not requested', () =>
  watchedVisit('/', async (page, forbidden) => {
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML('beforeend', '<img src="https://maker.example/kubek.jpg" alt="">')
    })
    await expect.poll(() => forbidden.join('\n')).toMatch(/^img-src https:\/\/maker\.example\/kubek\.jpg on \/$/m)
  }))

test('a picture with an address that writes changes nothing, a link with the same address does', () =>
  visitAs({ path: '/' }, async (page) => {
    const address = '/basketchange.php?product=1001&size=uniw&number=3'
    await page.evaluate(
      (src) =>
        new Promise((loaded) => {
          const picture = Object.assign(new Image(), { src })
          picture.addEventListener('load', loaded)
          picture.addEventListener('error', loaded)
          document.body.append(picture)
        }),
      address,
    )
    const basket = () => page.evaluate(async () => (await (await fetch('/ajax/basket.php?getAjax=true')).json()).basket)
    expect(await basket()).toMatchObject({ products: [] })
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('visit')
    await page.evaluate(async (address) => fetch(`${address}&getAjax=true`), address)
    expect(await basket()).toMatchObject({ products: [{ id: '1001', count: 3 }] })
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'do koszyka' })
      document.body.append(link)
      setTimeout(() => link.click()) // returns before the page is left
    }, address)
    await page.waitForURL(`${shop.url}/koszyk`)
    expect(await basket()).toMatchObject({ products: [{ id: '1001', count: 6 }] })
  }))
