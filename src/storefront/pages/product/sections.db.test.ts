import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactLinkSetting, sectionPrefixSetting } from '#features/catalogue/settings.ts'
import { changeSetting } from '#features/staff/actions/change-setting.ts'
import type { Setting } from '#shared/setting.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let application: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
  browser = new PlainBrowser(application)
})
afterAll(() => application.close())

const mug = '/produkt/kubek-ania-300-ml-1001'
const read = async (path: string) => (await browser.get(path)).text()
const shop = () => application.house.publicShop('http://localhost:3000')

async function set<Value>(setting: Setting<Value>, raw: Value): Promise<void> {
  await changeSetting(shop(), { setting, raw })
  await expect.poll(() => shop().settings.get(setting)).toEqual(raw)
}

test.each([
  ['sizes', 'sizes'],
  ['amount in stock', 'amount'],
  ['status', 'status'],
  ['status description', 'status_description'],
  ['delivery label', 'delivery_label'],
  ['delivery days', 'delivery_days'],
  ['shipping cost', 'shipping_cost'],
  ['advance price', 'price_advance'],
  ['sell-by price', 'price_sellby'],
  ['recommended price', 'price_srp'],
  ['net price', 'price_net'],
  ['quantity input', 'number'],
  ['buy button', 'button_basket'],
  ["'tell me when available' form", 'tell_availability'],
  ['savings line', 'savings'],
  ['points', 'points'],
  ['shipping-info modal', 'shipping_dialog'],
  ['instalments', 'instalments'],
])('A2.9 the page has a place for %s', async (_, section) => {
  expect((await read(mug)).split(` id="projector_${section}"`)).toHaveLength(2)
})

test('A2.8 all ids begin with what the merchant has set', async () => {
  const ids = (html: string) => [...html.matchAll(/ id="(projector_|towar-)([^"]+)"/g)]
  const before = ids(await read(mug))
  await set(sectionPrefixSetting, 'towar-')
  const after = ids(await read(mug))
  await set(sectionPrefixSetting, 'projector_')
  expect(after.map(([, , name]) => name)).toEqual(before.map(([, , name]) => name))
  expect(new Set(after.map(([, prefix]) => prefix))).toEqual(new Set(['towar-']))
})

test('A2.10 the contact link leads to /contact.php, which leads to our page, or where the merchant says', async () => {
  const link = async () => /id="projector_contact"[^>]*><a href="([^"]*)"/.exec(await read(mug))?.[1]
  expect(await link()).toBe('/contact.php')
  const answer = await browser.get('/contact.php')
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/strona/kontakt'])
  await set(contactLinkSetting, 'https://pomoc.example/pytania')
  expect(await link()).toBe('https://pomoc.example/pytania')
})
