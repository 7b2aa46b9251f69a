import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-start-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const first = `
  import { continueAs } from '${join(import.meta.dirname, '../scripts/continue-as.mjs')}'
  await continueAs(new URL('second.mjs', import.meta.url).pathname, 'build')`
const second = `
  const { MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_ } = process.env
  const { pid, ppid, execArgv, argv: [, , ...args] } = process
  console.log(JSON.stringify({ pid, ppid, execArgv, args, MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_ }))`

function run(environment: Record<string, string>) {
  writeFileSync(join(folder, 'first.mjs'), first)
  writeFileSync(join(folder, 'second.mjs'), second)
  const { MALLOC_ARENA_MAX: _, ...inherited } = process.env
  const args = ['--max-semi-space-size=16', join(folder, 'first.mjs'), 'one']
  const child = spawnSync(process.execPath, args, { env: { ...inherited, ...environment } })
  expect(child.stderr.toString()).toBe('')
  return { child, printed: JSON.parse(child.stdout.toString()) }
}

test('the same process goes on as another script, with its flags', () => {
  const { child, printed } = run({})
  expect(printed).toMatchObject({ pid: child.pid, ppid: process.pid, args: ['build'] })
  expect(printed.execArgv).toEqual(['--max-semi-space-size=16'])
})

test.runIf(process.platform === 'linux')("glibc's allocator is set up for it", () => {
  expect(run({}).printed).toMatchObject({ MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' })
})

test('an allocator that the environment has set up stays as it is', () => {
  const { printed } = run({ MALLOC_ARENA_MAX: '8' })
  expect(printed).toMatchObject({ MALLOC_ARENA_MAX: '8' })
  expect(printed).not.toHaveProperty('MALLOC_TRIM_THRESHOLD_')
})

test('what serves has no compiler of TypeScript loaded, of 30 MB', () => {
  const build = join(folder, 'server')
  mkdirSync(build)
  const program = `export const startFromTerminal = () => console.log(process.moduleLoadList.filter((name) => name.includes('amaro')).length)`
  writeFileSync(join(build, 'index.js'), program)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const child = spawnSync(process.execPath, [join(import.meta.dirname, '../scripts/serve.mjs'), folder])
  expect(child.stderr.toString()).toBe('')
  expect(child.stdout.toString()).toBe('0\n')
})
