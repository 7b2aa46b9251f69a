import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { spawnEnvironment } from './spawn-environment.ts'
import { spawnCommand } from './spawn-shop.ts'

/** Starts the shop by a command, stops it by its process id, and expects a clean exit without remaining processes or files. */
export async function expectCleanExit(command: string[], end: (pid: number) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-npm-'))
  const shop = spawnCommand(command, await spawnEnvironment(folder))
  const pid = shop.process.pid ?? 0
  onTestFinished(() => {
    killGroup(pid)
    rmSync(folder, { recursive: true, force: true })
  })
  await shop.url
  const tree = processTree(pid)
  end(pid)
  expect([await shop.exit, shop.printed()]).toEqual([0, expect.any(String)])
  expect(tree.filter(isAlive)).toEqual([])
}

/** Cleans up after a failed test. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // already gone
  }
}

/** This process and all its descendants. */
export function processTree(root: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number[] =>
    pairs.flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid, ...below(pid)] : []))
  return [root, ...below(root)]
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
