import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isAlive, processTree } from '../test/process-tree.ts'
import { spawnEnvironment } from '../test/spawn-environment.ts'
import { npmStart, type SpawnedShop, spawnCommand } from '../test/spawn-shop.ts'

const folders: string[] = []
const spawned: SpawnedShop[] = []

afterAll(() => {
  for (const { process: shell } of spawned) killGroup(shell.pid)
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const old = ['node', '--require', join(import.meta.dirname, '../test/pretend-old-node.cjs'), ...npmStart]
const ways: [what: string, command: string[], end: (pid: number) => void][] = [
  ['SIGTERM to npm', ['npm', 'start'], (pid) => process.kill(pid, 'SIGTERM')],
  ['SIGTERM to npm and all below it', ['npm', 'start'], (pid) => process.kill(-pid, 'SIGTERM')],
  ['Ctrl-C in the terminal', ['npm', 'start'], (pid) => process.kill(-pid, 'SIGINT')],
  ['SIGTERM to a Node that is too old', old, (pid) => process.kill(pid, 'SIGTERM')],
  ['Ctrl-C where Node is too old', old, (pid) => process.kill(-pid, 'SIGINT')],
  ['SIGTERM to the command that systemd runs', ['node', ...npmStart], (pid) => process.kill(pid, 'SIGTERM')],
]

test.for(ways)('%s ends the shop cleanly, and nothing is left', async ([, command, end]) => {
  const shop = spawnCommand(command, await environment())
  spawned.push(shop)
  await shop.url
  const pid = shop.process.pid ?? 0
  const tree = processTree(pid)
  end(pid)
  expect([await shop.exit, shop.printed()]).toEqual([0, expect.any(String)])
  expect(tree.filter(isAlive)).toEqual([])
})

test('what systemd is told to run is what npm start runs', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/running.md'), 'utf8')
  const [, command] = /^ExecStart=\S+\/node (.*)$/m.exec(page) ?? []
  expect(command?.split(' ')).toEqual(npmStart)
})

async function environment(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-npm-'))
  folders.push(folder)
  return spawnEnvironment(folder)
}

/** Whatever a failed test has left of it. */
function killGroup(pid = 0): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // nothing is left
  }
}
