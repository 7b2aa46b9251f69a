import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const open = { PUBLIC_URL: 'https://sklep.example' }
const shared = { DATABASE_URL: 'postgresql://localhost/shop' }

test.each([
  [{}, true],
  [{ DEMO: '' }, true],
  [{ DEMO: 'no' }, false],
  [open, false],
  [shared, false],
  [{ ...open, ...shared, DEMO: 'yes' }, true],
])('with %o the demo shop is wanted: %s', (environment, wanted) => {
  expect(readConfig(environment).demo).toBe(wanted)
})

test.each(['false', 'NO', '0', 'nie'])('DEMO=%s is rejected, and never treated as yes', (answer) => {
  expect(() => readConfig({ DEMO: answer })).toThrow('DEMO')
})

test.each([
  [{}, 0],
  [open, 5],
  [{ ...open, DRAIN_SECONDS: '0' }, 0],
  [{ DRAIN_SECONDS: '30' }, 30],
])('with %o a shop that stops serves on for %i s', (environment, seconds) => {
  expect(readConfig(environment).drainSeconds).toBe(seconds)
})

test.each(['-1', '1.5', 'long', '601'])('DRAIN_SECONDS=%s is refused', (text) => {
  expect(() => readConfig({ DRAIN_SECONDS: text })).toThrow('DRAIN_SECONDS')
})

test('replicas require PostgreSQL; the embedded engine has none', () => {
  const replicas = { DATABASE_REPLICA_URLS: 'postgresql://one/shop, postgresql://two/shop,' }
  expect(readConfig({}).databaseReplicaUrls).toEqual([])
  expect(readConfig({ ...shared, ...replicas }).databaseReplicaUrls).toEqual([
    'postgresql://one/shop',
    'postgresql://two/shop',
  ])
  expect(() => readConfig(replicas)).toThrow('DATABASE_REPLICA_URLS')
})

test('more than one process requires PostgreSQL; the embedded engine serves one', () => {
  expect(readConfig({}).workers).toBe(1)
  expect(readConfig({ ...shared, WEB_CONCURRENCY: '4' }).workers).toBe(4)
  expect(() => readConfig({ WEB_CONCURRENCY: '2' })).toThrow('wbudowana baza służy jednemu procesowi')
})

test.each(['0', '-1', '1.5', 'auto', '65'])('WEB_CONCURRENCY=%s is refused', (text) => {
  expect(() => readConfig({ ...shared, WEB_CONCURRENCY: text })).toThrow('WEB_CONCURRENCY')
})

test('README and .env.example name exactly the variables that are read', () => {
  const readNames = new Set(['LOG_LEVEL']) // read by the logger
  const environment: Record<string, string | undefined> = {}
  readConfig(
    new Proxy(environment, {
      get: (_, name) => {
        readNames.add(String(name))
        return undefined
      },
    }),
  )
  const file = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8')
  const [ofShop = ''] = file('.env.example').split('# --- For compose.yaml alone')
  const example = [...ofShop.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const [, table = ''] = /\n## Configuration\n(.*?)\n## /s.exec(file('README.md')) ?? []
  const rows = [...table.matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
    names.match(/[A-Z0-9_]+/g),
  )
  expect(new Set(example)).toEqual(readNames)
  expect(new Set(rows)).toEqual(readNames)
})
