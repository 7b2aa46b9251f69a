import { expect } from 'vitest'
import { changeSettingForTest, goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { actAndWaitForResponse } from './wait-for-page.ts'

const snippets = [{ key: 'licznik', region: 'head', purpose: 'analytics', script: 'document.title = "policzone"' }]

const call = '**/ajax/get.php'

/** Whether the shop puts this onto the page of a new visitor. */
async function isPlaced(text: string): Promise<boolean> {
  const body = new URLSearchParams({ request: JSON.stringify({ Snippets: { params: { scripts: 'files' } } }) })
  const answer = await fetch(`${shop.url}/ajax/get.php`, { method: 'POST', body })
  return (await answer.text()).includes(text)
}

/** Until the test has ended the shop has a script that runs only with consent. */
const askForConsent = () =>
  changeSettingForTest('tracking.snippets', JSON.stringify(snippets), () => isPlaced('consent-question'))

test.each([390, 1440])(
  'A6.3 at %i px no script runs before consent; the dialog appears once and consent can be withdrawn',
  async (width) => {
    await askForConsent()
    await visitAs({ path: '/kategoria/ceramika-1001', width }, async (page) => {
      const question = page.getByRole('region', { name: 'Czy możemy?' })
      await question.waitFor()
      if (width === 390) await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      expect(await page.title()).not.toBe('policzone')
      await page.getByRole('button', { name: 'Zgadzam się na wszystko' }).press('Enter')
      await expect.poll(() => page.title()).toBe('policzone')
      expect(new URL(page.url()).pathname).toBe('/kategoria/ceramika-1001')
      await expect.poll(() => question.count()).toBe(0)
      await page.locator('footer').getByRole('link', { name: 'Zgody' }).click()
      await page.getByRole('heading', { level: 1, name: 'Twoje zgody' }).waitFor()
      if (width === 390) await expectAccessible(page)
      await page.getByRole('button', { name: 'Tylko niezbędne' }).click()
      await page.getByText('Zapisane.').waitFor()
      const other = await page.context().newPage()
      const placed = await actAndWaitForResponse(other, call, () => goTo(other, '/kategoria/ceramika-1001'))
      expect(await placed.text()).not.toMatch(/licznik|consent-question/)
      expect(await other.title()).toBe('Ceramika · Dom Rzeczy')
    })
  },
)

test('A7.20 a layer appears after the consent dialog, on its pages; it blocks nothing, and stays closed', async () => {
  await askForConsent()
  const content = {
    title: 'Warsztaty w sobotę',
    text: 'Lepimy miski.',
    link: { text: 'Zapisz się', address: '/strona/kontakt' },
  }
  const layers = [
    { id: 'w', ...content, pages: ['category'] },
    { id: 'pc', ...content, title: 'Duże', devices: ['pc'] },
  ]
  await changeSettingForTest('content.toplayers', JSON.stringify(layers), () => isPlaced(content.text))
  await visitAs({ path: '/', width: 390 }, async (page) => {
    const layer = page.getByRole('dialog', { name: content.title })
    await page.getByRole('region', { name: 'Czy możemy?' }).waitFor()
    expect(await page.locator('dialog[data-toplayer]').count()).toBe(0)
    const pressed = () => page.getByRole('button', { name: 'Tylko niezbędne' }).click()
    await actAndWaitForResponse(page, '**/zgody', pressed)
    await page.locator('dialog[data-toplayer=w]').waitFor({ state: 'attached' })
    expect(await layer.count()).toBe(0)
    await page.locator('main a[href^="/kategoria/"]').first().click()
    await layer.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.locator('footer').getByRole('link', { name: 'Zgody' }).click({ trial: true })
    await layer.getByRole('button', { name: 'Zamknij' }).click()
    await expect.poll(() => layer.count()).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('dialog', { name: 'Duże' }).waitFor()
    await page.reload()
    await page.getByRole('dialog', { name: 'Duże' }).waitFor()
    expect(await layer.count()).toBe(0)
  })
})
