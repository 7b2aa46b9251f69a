import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../test/create-database.ts'
import { isAlive, processTree } from '../../test/expect-clean-exit.ts'
import { npmStart, type SpawnedShop, spawnScript } from '../../test/spawn-shop.ts'
import { stopUnderLoad } from '../../test/stop-under-load.ts'
import { waitFor } from '../../test/wait-for.ts'

let folder: string
const spawned: SpawnedShop[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-workers-'))
})
afterAll(() => {
  for (const { process } of spawned) process.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function start(databaseUrl: string, data: string, DEMO = 'no'): SpawnedShop {
  const environment = { DATA_FOLDER: data, DATABASE_URL: databaseUrl, DEMO, PORT: '0', WEB_CONCURRENCY: '2' }
  const shop = spawnScript(npmStart, environment)
  spawned.push(shop)
  return shop
}

/** Resolves when both workers serve. */
const bothRun = (data: string) => waitFor(() => readdirSync(join(data, '.running')).length === 2)

test('the first worker creates the shop, before the others start', async () => {
  const data = join(folder, 'new')
  const shop = start(await createDatabase('template1'), data, 'yes')
  await shop.url
  await bothRun(data)
  expect(shop.printed().match(/nowych migracji \d+/g)).toHaveLength(1)
  expect(shop.printed().match(/sklep pokazowy: kategorie/g)).toHaveLength(1)
  expect(shop.printed().match(/otwarta: /g)).toHaveLength(1)
})

test.each([
  ['a stop signal to the supervisor', 'SIGTERM', 0],
  ['a killed supervisor', 'SIGKILL', null],
] as const)('%s stops the workers in order', async (_, signal, code) => {
  const data = join(folder, signal)
  const stopped = start(await createDatabase(), data)
  await stopped.url
  await bothRun(data)
  const all = processTree(stopped.process.pid ?? Number.NaN).slice(1)
  stopped.process.kill(signal)
  expect(await stopped.exit).toBe(code)
  await waitFor(() => !all.some(isAlive)) // the process that adopts orphans collects them a moment later
  expect(readdirSync(join(data, '.running'))).toEqual([]) // a killed worker leaves its mark there
})

test(
  'two workers that are stopped under heavy load answer every request that they have accepted',
  { timeout: 120_000 },
  () => stopUnderLoad({ visitors: 100, crowd: 30 }, { WEB_CONCURRENCY: '2' }),
)
