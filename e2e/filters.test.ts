import { expect, test } from 'vitest'
import { expectAccessible } from './open-browser.ts'
import { visit } from './stage.ts'

const ceramics = '/kategoria/ceramika-1001'

test('B4.34 B4.35 B5.80 B5.81 on a large view one panel is open at a time; a price takes digits, and is sent only the right way round', () =>
  visit({ path: ceramics }, async (page) => {
    const open = page.locator('.filter-panel[open] > summary')
    const counted = page.waitForRequest('**/ile/**')
    await page.getByText('Wszystkie filtry').click()
    await page.locator('.filter-panel > summary', { hasText: 'Producent' }).click()
    await page.locator('.filter-panel > summary', { hasText: 'Cena' }).click()
    await expect.poll(() => open.allInnerTexts()).toEqual(['Cena'])
    const [from, to] = [page.locator('[name=filter_price_from]'), page.locator('[name=filter_price_to]')]
    await from.pressSequentially('5x0,')
    await to.fill('10')
    expect(await from.inputValue()).toBe('50')
    await page.locator('.filter-apply button').click()
    await page.getByText('nie może być wyższa').waitFor()
    expect(await from.getAttribute('aria-invalid')).toBe('true')
    expect(page.url()).not.toContain('filter_price')
    expect((await counted).url()).toContain('filter_price')
    await expectAccessible(page)
    await to.fill('90')
    await page.locator('.filter-apply button').click()
    await page.waitForURL('**?filter_price=50-90')
  }))

test('B7.14 in the sheet of a small view products are counted before the filters are applied, and a chip takes one back', () =>
  visit({ path: ceramics, width: 390 }, async (page) => {
    await page.getByRole('button', { name: 'Filtry' }).click()
    const panels = page.locator('.filter-panel > summary')
    await panels.filter({ hasText: 'Producent' }).click()
    await panels.filter({ hasText: 'Materiał' }).click()
    await expect.poll(() => page.locator('.filter-panel[open]').count()).toBe(2)
    const maker = page.locator('.filter-value', { hasText: 'Garncarnia Łęg' })
    const count = await maker.locator('span').last().textContent()
    await maker.click()
    const apply = page.locator('.filter-apply button')
    await expect.poll(() => apply.textContent()).toMatch(new RegExp(`^Pokaż ${count} `))
    expect(page.url()).not.toContain('filter_')
    await expectAccessible(page)
    await apply.click()
    await page.waitForURL('**?filter_producer=*')
    await page.getByText(new RegExp(`^${count} produkt`)).waitFor()
    await page.getByRole('link', { name: 'Usuń filtr: Garncarnia Łęg' }).click()
    await expect.poll(() => page.url()).not.toContain('filter_')
  }))
