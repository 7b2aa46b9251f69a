import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { shop, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'

/** Without scripts no picture is lazy: waiting for all of them takes long. */
const drawn = { waitUntil: 'domcontentloaded' } as const

/** The name or text of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') || activeElement?.textContent?.trim() || activeElement?.id || ''
  })

/** Presses Tab until an element with this text has the focus. */
async function tabTo(page: Page, words: string | RegExp): Promise<void> {
  const most = 60
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    const there = await focused(page)
    if (typeof words === 'string' ? there === words : words.test(there)) return
  }
  throw new Error(`by Tab nothing is reached with the words ${words}; last: ${await focused(page)}`)
}

/** The number of products in the list, as text of `status`. */
const found = async (page: Page) =>
  Number(/^\d+/.exec((await page.locator('main [role=status]').first().textContent()) ?? '')?.[0])

test('B1.9 A4.20 A4.22 by keyboard alone, as a screen reader announces it: from the home page by a suggestion to the results', () =>
  visitAs({ path: '/' }, async (page) => {
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Przejdź do treści')
    const field = page.locator('header').getByLabel('Czego szukasz?')
    while (!(await field.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
    await page.locator('header [role=combobox]').waitFor()
    await page.keyboard.insertText('kube')
    const list = page.getByRole('listbox', { name: 'Podpowiedzi' })
    await list.waitFor()
    await page.locator('header [role=combobox][aria-expanded=true]').waitFor()
    const snapshot = await page.locator('header form').ariaSnapshot()
    expect(snapshot).toMatch(/combobox "Czego szukasz\?" \[expanded\]: kube\n/)
    expect(snapshot).toMatch(/- group "Produkty":\n(?: +- '?option "Kubek [^"]+ \d+,\d\d zł"'?\n){6}/)
    expect(snapshot).toContain('option "Kubki i filiżanki Ceramika"')
    expect(snapshot).toMatch(/group "Podpowiedzi":\n +- option "kubek do kawy"/)
    expect(snapshot).toMatch(/status: \d+ podpowied\S+\. Wybieraj strzałkami\./)

    const offered = await list.getByRole('group', { name: 'Podpowiedzi' }).getByRole('option').allInnerTexts()
    const upToFirst = offered.length + 1 // the link to all results is below them
    for (let step = 0; step < upToFirst; step++) await page.keyboard.press('ArrowUp')
    await expect.poll(() => field.inputValue()).toBe('kubek do kawy')
    await expect.poll(() => list.getByRole('option', { selected: true }).textContent()).toBe('kubek do kawy')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/szukaj?text=kubek*do*kawy')
    await page.getByRole('heading', { level: 1, name: 'Wyniki dla: kubek do kawy' }).waitFor()
    await expect.poll(() => focused(page)).toContain('Wyniki dla')
  }))

test('B1.9 B2.44 B2.45 by keyboard alone, as a screen reader announces it: results are filtered, the filter removed, a product opened', () =>
  visitAs({ path: '/szukaj?text=kubek+do+kawy' }, async (page) => {
    await page.locator('#main').focus()
    const all = await found(page)
    const status = await page.locator('main [role=status]').first().elementHandle()
    await tabTo(page, 'Producent')
    await page.keyboard.press('Enter')
    await tabTo(page, '')
    const makers = page.getByRole('group', { name: 'Producent' }).getByRole('checkbox')
    await expect.poll(() => makers.first().evaluate((box) => box === document.activeElement)).toBe(true)
    const name = await makers.first().evaluate((box) => box.closest('label')?.children[1]?.textContent)
    await page.keyboard.press('Space')
    await page.waitForURL('**&filter_producer=*')
    await expect.poll(() => found(page)).toBeLessThan(all)
    expect(await status?.evaluate((live) => live.isConnected), 'the same status announces the new number').toBe(true)
    const chosen = await page.getByRole('navigation', { name: 'Wybrane filtry' }).ariaSnapshot()
    expect(chosen).toContain(`link "Usuń filtr: ${name}"`)
    await expectAccessible(page)

    await tabTo(page, `Usuń filtr: ${name}`)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).not.toContain('filter_')
    await expect.poll(() => found(page)).toBe(all)
    const card = page.getByRole('article').first()
    const product = (await card.getByRole('heading', { level: 2 }).textContent()) ?? ''
    expect(await card.ariaSnapshot()).toMatch(/heading "[^"]+" \[level=2\]:\n +- link/)
    await tabTo(page, product)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: product }).waitFor()
  }))

test('B2.45 the second picture of a card loads for visitors with a pointer, and a phone never fetches it', async () => {
  const path = '/kategoria/kubki-i-filizanki-1008'
  const seconds = (page: Page) =>
    page
      .locator('.second-picture img')
      .evaluateAll((pictures) => pictures.filter((each) => (each as HTMLImageElement).currentSrc).length)
  await visitAs({ path }, async (page) => {
    const card = page.getByRole('article').first()
    await card.hover()
    const second = card.locator('.second-picture')
    await expect.poll(() => second.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    await expect.poll(() => seconds(page)).toBeGreaterThan(0)
  })
  await visitAs({ path, width: 390, isMobile: true, hasTouch: true }, async (page) => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page
      .getByRole('article')
      .last()
      .locator('img')
      .first()
      .evaluate((picture) => (picture as HTMLImageElement).decode())
    expect(await seconds(page)).toBe(0)
  })
})

test('B1.9 B2.44 on a phone the filters of the results open in a sheet, and their number is announced', () =>
  visitAs({ path: '/szukaj?text=kubek', width: 390, isMobile: true, hasTouch: true }, async (page) => {
    const all = await found(page)
    await page.getByRole('button', { name: 'Filtry', exact: true }).tap()
    await page.locator('.filter-panel > summary', { hasText: 'Oferta' }).tap()
    await page.getByRole('checkbox', { name: /w magazynie/ }).tap()
    const apply = page.locator('.filter-apply button')
    await expect.poll(() => apply.textContent()).toMatch(/^Pokaż \d+ produkt/)
    await expect.poll(() => apply.textContent()).not.toContain(`${all} `)
    await expectNoSidewaysScroll(page)
    await apply.tap()
    await page.getByRole('button', { name: 'Filtry (1)' }).waitFor()
    await expect.poll(() => found(page)).toBeLessThan(all)
    await page.getByRole('link', { name: 'Usuń filtr: w magazynie' }).tap()
    await expect.poll(() => found(page)).toBe(all)
  }))

test('B1.9 B2.42 B2.43 B4.33 without scripts: a description unfolds, and search, filter, order and second page lead to a product', () =>
  visitAs({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${shop.url}/kategoria/ceramika-1001`, drawn)
    const more = page.locator('.read-more').first()
    await more.getByText('Czytaj więcej').click()
    await expect.poll(() => more.ariaSnapshot()).toMatch(/Zwiń[\s\S]*paragraph|paragraph[\s\S]*Zwiń/)
    await more.getByText('Zwiń').click()
    await expect.poll(() => more.ariaSnapshot()).not.toMatch(/Zwiń|paragraph/)

    await page.locator('header').getByLabel('Czego szukasz?').fill('kamionki')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/szukaj?text=kamionki', drawn)
    const all = await found(page)
    await page.locator('.filter-panel > summary', { hasText: 'Oferta' }).click()
    await page.getByRole('checkbox', { name: /w magazynie/ }).check()
    await page.locator('.filter-apply button').click()
    await page.waitForURL('**filter_availability=stock*', drawn)
    expect(await found(page)).toBeLessThan(all)
    await page.getByLabel('Sortuj').selectOption('cena')
    await page
      .locator('form', { has: page.getByLabel('Sortuj') })
      .getByRole('button', { name: 'Pokaż' })
      .click()
    await page.waitForURL('**sortowanie=cena*', drawn)
    await page.getByRole('link', { name: 'Następna strona' }).click()
    await page.waitForURL('**strona=2*', drawn)
    expect(page.url()).toMatch(/text=kamionki.*filter_availability=stock.*sortowanie=cena/)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.waitForURL('**/produkt/**', drawn)
  }))
