import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { changeSettingForTest, goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { actAndWaitForResponse } from './wait-for-page.ts'

const apron = '/produkt/fartuch-lniany-izba-terakota-1071'
const lookup = /\/ajax\/projector\.php\?product=1071&get=sizeprices,sizeavailability&size=M$/

/** On a page that has been open for more than a minute. */
async function openForLong(work: (page: Page) => Promise<void>): Promise<void> {
  await visitAs({}, async (page) => {
    await page.clock.install()
    await goTo(page, apron)
    await page.clock.fastForward(61_000)
    await work(page)
  })
}

const choose = (page: Page) => page.getByRole('radio', { name: 'M 179,00 zł', exact: true }).press('Space')

test('A7.3 choosing a size requests its day of despatch, and outdated data are loaded again', async () => {
  await openForLong(async (page) => {
    let requests = 0
    await page.route(lookup, async (route) => {
      requests++
      const answer = await (await route.fetch()).json()
      answer.sizeavailability.shipping_time.days += 1
      await route.fulfill({ json: answer })
    })
    await actAndWaitForResponse(page, /\/produkt\/.*\.data/, () => choose(page))
    expect(requests).toBe(1)
  })
})

test('A7.3 with the setting off there is no request', async () => {
  const isOff = async () => (await (await fetch(shop.url + apron)).text()).includes('asksAgain\\",false')
  await changeSettingForTest('product.sizeLookup', 'no', isOff)
  await openForLong(async (page) => {
    let requests = 0
    page.on('request', (request) => {
      if (request.url().includes('/ajax/projector.php')) requests++
    })
    await choose(page)
    await page.clock.runFor(1_000)
    await actAndWaitForResponse(page, '**/ajax/get.php', () =>
      page.evaluate(() => fetch('/ajax/get.php', { method: 'POST' })),
    )
    expect(requests).toBe(0)
  })
})
