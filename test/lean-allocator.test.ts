import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const program = `
  import { setUpAllocator } from './scripts/lean-allocator.mjs'
  setUpAllocator()
  const { MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_ } = process.env
  console.log(JSON.stringify({ pid: process.pid, ppid: process.ppid, MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_, flags: process.execArgv }))`
const flags = ['--max-semi-space-size=16', '--input-type=module', '--eval', program]

function run(environment: Record<string, string>) {
  const { MALLOC_ARENA_MAX: _, ...inherited } = process.env
  const child = spawnSync(process.execPath, [...flags, 'one', 'two'], { env: { ...inherited, ...environment } })
  expect(child.stderr.toString()).toBe('')
  return { child, printed: JSON.parse(child.stdout.toString()) }
}

test.runIf(process.platform === 'linux')('the same process goes on with the allocator set up', () => {
  const { child, printed } = run({})
  expect(printed).toMatchObject({ pid: child.pid, ppid: process.pid, flags: expect.arrayContaining(flags) })
  expect(printed).toMatchObject({ MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' })
})

test('an allocator that the environment has set up stays as it is', () => {
  const { printed } = run({ MALLOC_ARENA_MAX: '8' })
  expect(printed).toMatchObject({ MALLOC_ARENA_MAX: '8' })
  expect(printed).not.toHaveProperty('MALLOC_TRIM_THRESHOLD_')
})
