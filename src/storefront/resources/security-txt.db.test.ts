import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityContactSetting, sellerSettings } from '#features/content/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import type { Setting } from '#shared/setting.ts'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { PlainBrowser, testOrigin } from '../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

async function set(setting: Setting<string>, raw: string, stored = raw): Promise<void> {
  await changeSetting(shop.appContext.publicShop(testOrigin), { setting, raw })
  await expect.poll(() => shop.appContext.publicShop('').settings.get(setting)).toBe(stored)
}

test('/.well-known/security.txt names the configured contact, else the seller, else it does not exist', async () => {
  const ask = () => new PlainBrowser(shop).get('/.well-known/security.txt')
  await set(sellerSettings.email, '')
  expect((await ask()).status).toBe(404)
  await set(sellerSettings.email, 'sklep@example.com')
  const answer = await ask()
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await answer.text()
  expect(text).toContain('Contact: mailto:sklep@example.com\n')
  expect(text).toContain(`Canonical: ${testOrigin}/.well-known/security.txt\n`)
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days > 30 && days < 365).toBe(true)
  await set(securityContactSetting, 'it@example.com', 'mailto:it@example.com')
  expect(await (await ask()).text()).toContain('Contact: mailto:it@example.com\n')
})
