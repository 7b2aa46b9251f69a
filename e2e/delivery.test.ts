import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'

const link = '#projector_shipping_dialog a'

const mug = '/produkt/kubek-ania-300-ml-1001'

async function open(page: Page): Promise<void> {
  await page.click(link)
  await page.waitForSelector('dialog[open] li')
}

async function choose(page: Page, country: string, postcode: string): Promise<void> {
  await page.selectOption('dialog [name=country]', country)
  await page.fill('dialog [name=postcode]', postcode)
  await page.click('dialog form[action] button')
}

const costs = (page: Page) => page.locator('#projector_shipping_cost').textContent()

test('A4.24 Esc, the cross and a click on the backdrop close the dialog; the focus returns', async () => {
  const ways: [string, (page: Page) => Promise<void>][] = [
    ['Esc', (page) => page.keyboard.press('Escape')],
    ['the cross', (page) => page.click('dialog form[method=dialog] button')],
    ['a click on the backdrop', (page) => page.mouse.click(3, 3)],
  ]
  await visitAs({ path: mug }, async (page) => {
    for (const [way, close] of ways) {
      await open(page)
      await close(page)
      await page.waitForSelector('dialog', { state: 'detached' })
      const isBack = () => page.evaluate((link) => document.activeElement?.matches(link), link)
      await expect.poll(isBack, { message: way }).toBe(true)
    }
  })
})

test('a click inside leaves the dialog open', async () => {
  await visitAs({ path: mug, width: 390 }, async (page) => {
    await open(page)
    await page.click('dialog h2')
    expect(await page.locator('dialog[open]').count()).toBe(1)
  })
})

test.each([390, 1440])(
  'B2.50 at %i px the dialog fits, axe finds nothing, and the page shows the choice',
  async (width) => {
    await visitAs({ path: mug, width }, async (page) => {
      await open(page)
      if (width === 390) await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await choose(page, 'DE', '1')
      await page.waitForSelector('dialog [role=alert]')
      if (width === 390) await expectAccessible(page)
      await choose(page, 'DE', '25980')
      await page.waitForSelector('dialog [name=intent][value=unsetRegionAndZipcode]', { state: 'attached' })
      await page.keyboard.press('Escape')
      await expect.poll(() => costs(page)).toContain('79,90')
      await page.reload()
      await page.waitForFunction(() => document.body.textContent.includes('Dostawa do: Niemcy, 25980'))
    })
  },
)

test('B4.16 the choice can be reset: no cookie, and the former costs are loaded again', async () => {
  await visitAs({ path: mug }, async (page) => {
    const before = await costs(page)
    await open(page)
    await choose(page, 'PL', '72-500')
    await page.click('dialog form:has([name=intent]) button')
    await page.waitForSelector('dialog [name=intent]', { state: 'detached' })
    await page.keyboard.press('Escape')
    await expect.poll(() => costs(page)).toBe(before)
    expect((await page.context().cookies()).filter(({ name }) => name.endsWith('Forced'))).toEqual([])
  })
})

test('B8.52 when the shop does not answer the dialog says so and retries; the page still works', async () => {
  await visitAs({ path: mug }, async (page) => {
    await page.route('**/dostawa.data?*', (route) => route.abort())
    await page.click(link)
    await page.waitForSelector('dialog [role=alert]')
    await page.locator('dialog').getByText('Nie udało się wczytać sposobów dostawy').waitFor()
    expect(await page.locator('h1').textContent()).toMatch(/^Kubek Ania/)
    await page.unroute('**/dostawa.data?*')
    await page.click('dialog [role=alert] button')
    await page.waitForSelector('dialog li')
  })
})
