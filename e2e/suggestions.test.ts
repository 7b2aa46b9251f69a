import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { beforeScripts, changeSettingForTest, goTo, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'

const found = {
  products: [
    {
      name: 'Kubek Ania 300 ml',
      link: '/produkt/kubek-ania-300-ml-1001',
      iconSmall: '/assets/status/enable.svg',
      priceText: '59,00 zł',
    },
    { name: 'Kubek Świt 250 ml', link: '/produkt/x-1004', priceText: 'od 59,00 zł' },
  ],
  series: [],
  producers: [{ name: 'Pracownia Ania', link: '/szukaj?text=Ania' }],
  menuNodes: [
    {
      name: 'Kubki i filiżanki',
      link: '/kategoria/kubki-i-filizanki-1008',
      breadcrumbTrail: ['Ceramika', 'Kubki i filiżanki'],
    },
  ],
  cms: [],
  searchQueries: [{ name: 'kubek do kawy', link: '/szukaj?text=kubek+do+kawy' }],
}

/** Mocked answers of the shop, each sent when it is `released`, and the requests. */
async function answers(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route('**/graphql/v1/', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables: { text: string } }
    requested.push(variables.text)
    const productsTextSearch = variables.text.startsWith('kub') ? found : {}
    await route.fulfill({ json: { data: { productsTextSearch } } })
  })
  return requested
}

const field = (page: Page) => page.locator('header').getByLabel('Czego szukasz?')

test('A4.20 A4.21 by keyboard alone: four letters and a pause open the suggestions', () =>
  visitAs({ path: '/' }, async (page) => {
    const requested = await answers(page)
    await field(page).focus()
    await page.locator('header [role=combobox]').waitFor()
    await page.keyboard.type('kub')
    await page.keyboard.insertText('ek')
    const list = page.getByRole('listbox', { name: 'Podpowiedzi' })
    await list.waitFor()
    expect(requested).toEqual(['kubek'])
    await page.locator('header [role=combobox][aria-expanded=true]').waitFor()
    expect(await page.locator('header form').ariaSnapshot()).toMatchInlineSnapshot(`
      "- search:
        - text: Czego szukasz?
        - combobox "Czego szukasz?" [expanded]: kubek
        - button "Szukaj"
        - listbox "Podpowiedzi":
          - group "Produkty":
            - option "Kubek Ania 300 ml 59,00 zł"
            - option "Kubek Świt 250 ml od 59,00 zł"
          - group "Producenci":
            - option "Pracownia Ania"
          - group "Kategorie":
            - option "Kubki i filiżanki Ceramika"
          - group "Podpowiedzi":
            - option "kubek do kawy"
          - 'option "Wszystkie wyniki dla: kubek"'
        - status: 5 podpowiedzi. Wybieraj strzałkami."
    `)
    await expectAccessible(page)
  }))

test('A4.22 A4.23 arrows copy names, Escape restores the typed text, which is requested once, and Enter searches', () =>
  visitAs({ path: '/' }, async (page) => {
    const requested = await answers(page)
    await field(page).focus()
    await page.keyboard.type('kubek')
    const list = page.getByRole('listbox', { name: 'Podpowiedzi' })
    await list.waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => field(page).inputValue()).toBe('Kubek Ania 300 ml')
    const active = async () => `[id="${await field(page).getAttribute('aria-activedescendant')}"]`
    await expect.poll(async () => page.locator(await active()).getAttribute('aria-selected')).toBe('true')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    await expect.poll(() => field(page).inputValue()).toBe('kubek')

    await field(page).fill('')
    await field(page).fill('kubek')
    await list.waitFor()
    expect(requested).toEqual(['kubek'])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/szukaj?text=kubek+do+kawy')
    await list.waitFor({ state: 'hidden' })
    await expect.poll(() => field(page).inputValue()).toBe('kubek do kawy')
    await page.locator('header').getByRole('link', { name: 'Konto' }).click()
    await expect.poll(() => field(page).inputValue()).toBe('')
  }))

test('A2.6 A5.8 A9.9 on a small view the field fills the screen and Enter searches; a quick box starts at two letters', () =>
  visitAs({ path: '/szukaj', width: 390 }, async (page) => {
    const requested = await answers(page)
    const box = page.locator('main').getByLabel('Czego szukasz?')
    await box.fill('')
    await box.pressSequentially('ku')
    await page.getByRole('status').filter({ hasText: 'Brak podpowiedzi' }).waitFor({ state: 'attached' })
    expect(requested).toEqual(['ku'])
    await box.pressSequentially('b')
    await page.getByRole('listbox').waitFor()
    const form = page.locator('main form[role=search]')
    await expect.poll(() => form.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.goBack()
    await expect.poll(() => page.locator('[data-searching]').count()).toBe(0)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/szukaj')
    await box.fill('kube')
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/szukaj?text=Kubek+Ania+300+ml')
  }))

test('the merchant sets after how many letters suggestions appear', () =>
  visitAs({}, async (page) => {
    await changeSettingForTest('search.suggestions.letters', '1', async () => (await lettersOfPage()) === 1)
    const requested = await answers(page)
    await goTo(page, '/')
    await field(page).pressSequentially('k')
    await expect.poll(() => requested).toEqual(['k'])
  }))

/** After how many letters a freshly loaded page shows suggestions. */
async function lettersOfPage(): Promise<number | undefined> {
  let letters: number | undefined
  await visitAs({ path: '/' }, async (page) => {
    letters = await page.evaluate(() => __reactRouterDataRouter?.state.loaderData.root.typing.letters)
  })
  return letters
}

test('A4.20 text typed before the scripts have loaded gets suggestions once they have', () =>
  visitAs({}, async (page) => {
    const requested = await answers(page)
    await beforeScripts(page, '/', () => field(page).pressSequentially('kubek'))
    await page.getByRole('listbox', { name: 'Podpowiedzi' }).waitFor()
    expect(requested).toEqual(['kubek'])
  }))

test('an empty field shows what was searched for here, stored only when asked, and what the shop is searched for', () =>
  visitAs({ path: '/' }, async (page) => {
    const popular = ['kubek do kawy', 'koc wełniany']
    await page.route('**/frazy', (route) => route.fulfill({ json: { phrases: popular } }))
    const stored = () => page.evaluate(() => localStorage.getItem('recent-phrases'))
    const options = page.getByRole('listbox', { name: 'Podpowiedzi' }).getByRole('option')
    await field(page).focus()
    await expect.poll(() => options.allTextContents()).toEqual(popular)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => options.count()).toBe(0)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => options.count()).toBe(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => field(page).inputValue()).toBe('koc wełniany')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/szukaj?text=koc%20we%C5%82niany')
    await page.getByRole('heading', { level: 1, name: 'koc wełniany' }).waitFor()

    await field(page).fill('')
    await expect.poll(() => options.allTextContents()).toEqual(['koc wełniany', 'kubek do kawy'])
    expect(await stored()).toBe(null)
    await page.getByRole('button', { name: /^Pamiętaj/ }).click()
    await expect.poll(stored).toContain('koc wełniany')
    await page.setViewportSize({ width: 390, height: 844 })
    await goTo(page, '/')
    await field(page).focus()
    await expect.poll(() => options.allTextContents()).toEqual(['koc wełniany', 'kubek do kawy'])
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Wyczyść ostatnio szukane' }).click()
    await expect.poll(() => options.allTextContents()).toEqual(popular)
    expect(await stored()).toBe(null)
  }))
