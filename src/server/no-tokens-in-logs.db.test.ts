import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApplication } from '../../test/open-test-application.ts'
import { spawnEnvironment } from '../../test/spawn-environment.ts'
import { npmStart, type SpawnedShop, spawnScript } from '../../test/spawn-shop.ts'
import routes from '../storefront/routes.ts'

const token = 'S3cret-tOken_of-43-characters-0123456789abc'
const withToken = routes.flatMap(({ path = '' }) => (path.includes(':token') ? `/${path}` : []))
/** Address parameters that may be logged: numbers, names, file digests, pages of old shops. */
const openNames = ['category', 'file', 'id', 'list', 'name', 'number', 'page', 'product', 'provider', 'slug', 'subject']

const folder = mkdtempSync(join(tmpdir(), 'witryna-log-'))
let shop: SpawnedShop
let url: string
beforeAll(async () => {
  shop = spawnScript(npmStart, { ...(await spawnEnvironment(folder)), LOG_LEVEL: 'trace' })
  url = await shop.url
})
afterAll(async () => {
  shop.process.kill('SIGKILL')
  await shop.exit
  rmSync(folder, { recursive: true, force: true })
})

test.each(withToken)('%s is logged without its token, for every client and method', async (pattern) => {
  const path = pattern.replace(':number', '10001').replace(/:token\??/, token)
  const secrets = { Referer: url + path, Accept: 'text/html' }
  const before = shop.printed().length
  for (const address of [
    path,
    `${path}.data`,
    `${path}/`,
    `${path}/x`,
    path.toUpperCase(),
    `${path}?email=anna@example.com`,
  ])
    await ask(address, { headers: secrets })
  const body = new URLSearchParams({ email: 'anna@example.com' })
  await ask(path, { method: 'POST', body, headers: { ...secrets, Origin: url } })
  await ask('/ostatnie', {})
  await expect.poll(() => shop.printed().slice(before)).toContain('"path":"/ostatnie"')
  const written = shop.printed().slice(before)
  expect(written.match(/"path"/g)?.length).toBeGreaterThan(6)
  expect(written).toContain(`"path":"${pattern.replace(':number', '10001').replace(/:token\??/, '…')}"`)
  expect(written.toLowerCase()).not.toContain(token.toLowerCase())
  expect(written).not.toContain('anna')
})

test('all other parameters of addresses are known to contain nothing secret', async () => {
  const { patterns, close } = await openTestApplication()
  const names = patterns.flatMap((pattern) => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name))
  expect([...new Set(names)].sort()).toEqual([...openNames, 'token'].sort())
  await close()
})

async function ask(path: string, init: RequestInit): Promise<void> {
  const response = await fetch(url + path, { redirect: 'manual', ...init })
  await response.arrayBuffer()
}
