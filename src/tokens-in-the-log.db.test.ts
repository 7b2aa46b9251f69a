import fs from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestApplication, type TestApplication } from '../test/open-test-application.ts'
import { PlainBrowser, testOrigin } from '../test/plain-browser.ts'
import routes from './storefront/routes.ts'

const token = 'S3cret-tOken_of-43-characters-0123456789abc'
const withToken = routes.flatMap(({ path = '' }) => (path.includes(':token') ? `/${path}` : []))
/** What an address may hold and the log may have: numbers, names, digests of files, pages of old shops. */
const openNames = ['category', 'file', 'id', 'name', 'number', 'page', 'product', 'slug']

let shop: TestApplication
let written = ''
beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'trace') // read when the program is loaded
  const writeSync = fs.writeSync
  vi.spyOn(fs, 'writeSync').mockImplementation(((file: number, text: unknown, ...more: []) => {
    if (file !== 2) return writeSync(file, text as string, ...more)
    written += text
    return Buffer.byteLength(String(text))
  }) as typeof fs.writeSync)
  shop = await openTestApplication({ LOG_LEVEL: 'trace' })
})
beforeEach(() => {
  written = ''
})
afterAll(async () => {
  await shop.close()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test.each(withToken)('of %s the log has all but the token, whoever asks and however', async (pattern) => {
  const path = pattern.replace(':number', '10001').replace(/:token\??/, token)
  const browser = new PlainBrowser(shop)
  const secrets = { Referer: `${testOrigin}${path}`, Accept: 'text/html' }
  for (const asked of [
    path,
    `${path}.data`,
    `${path}/`,
    `${path}/x`,
    path.toUpperCase(),
    `${path}?email=anna@example.com`,
  ])
    await browser.get(asked, secrets)
  await browser.post(path, { email: 'anna@example.com' }, secrets)
  expect(written.match(/"path"/g)?.length).toBeGreaterThan(5)
  expect(written).toContain(`"path":"${pattern.replace(':number', '10001').replace(/:token\??/, '…')}"`)
  expect(written.toLowerCase()).not.toContain(token.toLowerCase())
  expect(written).not.toContain('anna')
})

test('every other name in an address is known to hold nothing secret', () => {
  const names = shop.patterns.flatMap((pattern) => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name))
  expect([...new Set(names)].sort()).toEqual([...openNames, 'token'].sort())
})
