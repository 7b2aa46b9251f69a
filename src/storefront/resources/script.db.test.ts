import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSetting } from '#features/staff/actions.ts'
import { trackingSettings } from '#features/tracking/settings.ts'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../test/plain-browser.ts'

const script = "document.title = 'policzone'"
const address = `/skrypty/${createHash('sha256').update(script).digest('hex')}.js`

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

test('A7.18 a script is served by its hash only while it is in the settings, and browsers cache it', async () => {
  const { appContext } = application
  const browser = new PlainBrowser(application)
  expect((await browser.get(address)).status).toBe(404)
  const setting = trackingSettings.addedToBasket
  await changeSetting(appContext.publicShop(''), { setting, raw: script })
  await expect.poll(() => appContext.publicShop('').settings.get(setting)).toBe(script)
  const answer = await browser.get(address)
  expect([answer.status, await answer.text()]).toEqual([200, script])
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(await (await browser.get('/skrypty/x.js')).text()).toBe('Nie ma takiej strony')
  for (const other of ['/skrypty/x.js', '/skrypty/', address.replace('.js', ''), '/skrypty/..%2f..%2fetc%2fpasswd.js'])
    expect((await browser.get(other)).status).toBe(404)
})
