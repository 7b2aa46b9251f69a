import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedBuilds } from '#platform/builds.ts'
import { spawnEnvironment } from '../../test/spawn-environment.ts'
import { npmStart, type SpawnedShop, spawnScript } from '../../test/spawn-shop.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'witryna-upgrade-'))
const program = join(folder, 'program')
const data = join(folder, 'data')
const parts = ['src', 'db', 'public', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json']
const migration = join(program, 'db/migrations/9000_next_release.sql')
const changed = join(program, 'src/storefront/entry.client.tsx')
const spawned: SpawnedShop[] = []
let environment: Record<string, string>

beforeAll(async () => {
  mkdirSync(program)
  for (const part of [...parts, 'vite.config.ts', 'react-router.config.ts'])
    cpSync(join(root, part), join(program, part), { recursive: true, preserveTimestamps: true })
  symlinkSync(join(root, 'node_modules'), join(program, 'node_modules'))
  mkdirSync(data)
  environment = await spawnEnvironment(data)
})
afterAll(async () => {
  for (const { process } of spawned) process.kill('SIGKILL')
  await Promise.all(spawned.map(({ exit }) => exit))
  rmSync(folder, { recursive: true })
})

function start(): SpawnedShop {
  const shop = spawnScript(npmStart, environment, program)
  spawned.push(shop)
  return shop
}

/** Returns the addresses of all scripts and styles of a page. */
async function assetsOf(shop: SpawnedShop, path = '/'): Promise<string[]> {
  const answer = await fetch((await shop.url) + path)
  expect([path, answer.status]).toEqual([path, 200])
  return [...new Set((await answer.text()).match(/\/assets\/[\w.-]+\.(?:js|css)/g))].sort()
}

async function expectServed(shop: SpawnedShop, assets: string[]): Promise<void> {
  for (const path of assets) expect([path, (await fetch((await shop.url) + path)).status]).toEqual([path, 200])
}

async function end(shop: SpawnedShop): Promise<void> {
  shop.process.kill('SIGTERM')
  expect(await shop.exit).toBe(0)
}

test('a running shop is upgraded and rolled back', async () => {
  const before = start()
  const assetsBefore = await assetsOf(before)
  const files = new Set(readdirSync(join(program, 'build/current/client/assets')).map((name) => `/assets/${name}`))
  appendFileSync(changed, "\ndocument.documentElement.dataset.release = 'next'\n")
  writeFileSync(migration, 'create table next_release (id integer primary key);\n')

  const after = start()
  const assetsAfter = await assetsOf(after)
  const added = assetsAfter.filter((path) => !files.has(path))
  expect([assetsAfter.length > 3, added.length > 0]).toEqual([true, true])
  for (const shop of [before, after]) await expectServed(shop, [...assetsBefore, ...assetsAfter])
  for (const path of ['/koszyk', '/logowanie', '/produkt/kubek-ania-300-ml-1001'])
    expect((await assetsOf(before, path)).filter((asset) => !files.has(asset))).toEqual([])
  await expectServed(before, ['/readyz'])
  await end(before)
  await expectServed(after, assetsBefore)

  writeFileSync(changed, readFileSync(join(root, 'src/storefront/entry.client.tsx')))
  rmSync(migration)
  const back = start()
  expect(await assetsOf(back)).toEqual(assetsBefore)
  expect(back.printed()).not.toContain('Buduję')
  await expectServed(back, ['/readyz', ...assetsAfter])
  for (const shop of [after, back]) await end(shop)
  expect(publishedBuilds(data).all()).toHaveLength(2)
})
