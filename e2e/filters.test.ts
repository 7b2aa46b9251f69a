import { expect } from 'vitest'
import { test, visitAs } from './browser-fixtures.ts'
import { expectAccessible } from './open-browser.ts'

const ceramics = '/kategoria/ceramika-1001'

test('B4.34 B4.35 B5.80 B5.81 on a large view one panel is open at a time; a price accepts digits, and is sent only if it begins below its end', () =>
  visitAs({ path: ceramics }, async (page) => {
    const open = page.locator('.filter-panel[open] > summary')
    const counted: string[] = []
    page.on('request', (request) => request.url().includes('/ile/') && counted.push(request.url()))
    await page.getByText('Wszystkie filtry').click()
    await page.locator('.filter-panel > summary', { hasText: 'Producent' }).click()
    await page.locator('.filter-panel > summary', { hasText: 'Cena' }).click()
    await expect.poll(() => open.allInnerTexts()).toEqual(['Cena'])
    await expect.poll(() => page.keyboard.press('Escape').then(() => open.count())).toBe(0) // the code that closes it may still be loading
    await page.locator('.filter-panel > summary', { hasText: 'Cena' }).click()
    await page.locator('h1').click()
    await expect.poll(() => open.count()).toBe(0)
    await page.locator('.filter-panel > summary', { hasText: 'Cena' }).click()
    const [from, to] = [page.locator('[name=filter_price_from]'), page.locator('[name=filter_price_to]')]
    await from.pressSequentially('5x0,')
    await to.fill('10')
    await expect.poll(() => from.inputValue()).toBe('50')
    await page.locator('.filter-apply button').click()
    await page.getByText('nie może być wyższa').waitFor()
    await expect.poll(() => from.getAttribute('aria-invalid')).toBe('true')
    expect(page.url()).not.toContain('filter_price')
    await expectAccessible(page)
    await page.locator('.filter-panel > summary', { hasText: 'Producent' }).click()
    await page.locator('.filter-value', { hasText: 'Garncarnia Łęg' }).click()
    await expect.poll(() => from.evaluate((it) => it === document.activeElement)).toBe(true)
    await to.press('ControlOrMeta+a')
    await page.keyboard.type('90')
    await expect.poll(() => to.getAttribute('aria-invalid')).toBe(null)
    await page.keyboard.press('Backspace')
    await page.keyboard.type('5') // typing continues after the error is corrected
    expect(await to.inputValue()).toBe('95')
    await expect.poll(() => counted[0]).toContain('filter_price')
    await page.locator('.filter-apply button').click()
    await page.waitForURL('**?filter_price=50-95&filter_producer=*')
  }))

test('a price can be set by keyboard on a slider, which fills in the fields and follows them', () =>
  visitAs({ path: ceramics }, async (page) => {
    await page.locator('.filter-panel > summary', { hasText: 'Cena' }).click()
    const [from, to] = [page.getByRole('slider', { name: 'Cena od' }), page.getByRole('slider', { name: 'Cena do' })]
    const [least, most] = [Number(await from.getAttribute('min')), Number(await to.getAttribute('max'))]
    const step = Number(await from.getAttribute('step'))
    const typed = () =>
      page.locator('[name^=filter_price]').evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value))
    await from.press('ArrowRight')
    await to.press('Home') // no further than the other
    await expect.poll(typed).toEqual([String(least + step), String(least + step)])
    await to.press('End')
    await expect.poll(typed).toEqual([String(least + step), ''])
    await page.fill('[name=filter_price_to]', String(most - step))
    await expect.poll(() => to.getAttribute('aria-valuetext')).toMatch(new RegExp(`^${most - step},00\\szł$`))
    await to.press('Enter')
    await page.waitForURL(`**?filter_price=${least + step}-${most - step}`)
  }))

test('on a large view a choice applies at once: the panel stays open, the focus on the value; a card’s colour leads to that product', () =>
  visitAs({ path: ceramics }, async (page) => {
    const value = page.locator('.filter-value', { hasText: 'indygo' })
    await page.locator('.filter-panel > summary', { hasText: 'Kolor' }).click()
    const count = await value.locator('span').last().textContent()
    const top = await value.boundingBox()
    await value.getByRole('checkbox').press('Space')
    await page.waitForURL('**?filter_parameter_*')
    await page
      .getByRole('status')
      .getByText(new RegExp(`^${count} produkt`))
      .waitFor()
    expect(await value.getByRole('checkbox').evaluate((it) => it === document.activeElement)).toBe(true)
    expect(await value.boundingBox()).toEqual(top)
    await page.getByRole('link', { name: 'Usuń filtr: indygo' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const colours = page
      .locator('article', { hasText: 'Kubek Ania 300 ml indygo' })
      .getByRole('list', { name: 'Kolory' })
    await colours.getByRole('link', { name: 'Kubek Ania 300 ml szałwiowy' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kubek Ania 300 ml szałwiowy' }).waitFor()
  }))

test('B7.14 in the sheet of a small view products are counted before the filters are applied, and a chip removes one filter', () =>
  visitAs({ path: ceramics, width: 390 }, async (page) => {
    const button = page.getByRole('button', { name: 'Filtry' })
    await button.click()
    const sheet = page.getByRole('dialog', { name: 'Filtry' })
    await sheet.getByRole('button', { name: 'Zamknij filtry' }).press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await page.locator(':focus:not(dialog *, body)').count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => sheet.count()).toBe(0)
    await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true)
    const layer = () => page.evaluate(() => history.state?.layer) // the listener for 'back' may still be loading, or going back itself
    await expect.poll(layer).toBe(undefined)
    await button.click()
    await expect.poll(layer).toBe(true)
    await page.goBack()
    await expect.poll(() => sheet.count()).toBe(0)
    await expect.poll(layer).toBe(undefined)
    expect(new URL(page.url()).pathname).toBe(ceramics)
    await button.click()
    const panels = page.locator('.filter-panel > summary')
    await panels.filter({ hasText: 'Producent' }).click()
    await panels.filter({ hasText: 'Materiał' }).click()
    await expect.poll(() => page.locator('.filter-panel[open]').count()).toBe(2)
    const maker = page.locator('.filter-value', { hasText: 'Garncarnia Łęg' })
    const count = await maker.locator('span').last().textContent()
    const apply = page.locator('.filter-apply button')
    expect(await apply.textContent()).toBe('Pokaż produkty')
    await maker.click()
    await expect.poll(() => apply.textContent()).toMatch(new RegExp(`^Pokaż ${count} `))
    expect(page.url()).not.toContain('filter_')
    await expectAccessible(page)
    await apply.click()
    await page.waitForURL('**?filter_producer=*')
    await page.getByText(new RegExp(`^${count} produkt`)).waitFor()
    await page.getByRole('link', { name: 'Usuń filtr: Garncarnia Łęg' }).click()
    await expect.poll(() => page.url()).not.toContain('filter_')
    await page.goBack()
    await page.waitForURL('**?filter_producer=*')
    await page.goBack()
    await expect.poll(() => page.url()).not.toContain('filter_')
  }))
