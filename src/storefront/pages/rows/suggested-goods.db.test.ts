import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

const suggests = async (browser: PlainBrowser, path: string) =>
  (await (await browser.get(path)).text()).includes('Najchętniej wybierane')

test.each(['/koszyk', '/ulubione', '/porownanie'])(
  'a visitor who has put nothing on %s is shown goods there',
  async (path) => expect(await suggests(new PlainBrowser(shop), path)).toBe(true),
)

test('a basket with goods has recommendations of its own', async () => {
  const browser = new PlainBrowser(shop)
  await browser.post('/basketchange.php', { product: '1001', number: '1' })
  expect(await suggests(browser, '/koszyk')).toBe(false)
})
