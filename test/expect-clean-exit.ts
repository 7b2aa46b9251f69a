import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { spawnEnvironment } from './spawn-environment.ts'
import { spawnCommand } from './spawn-shop.ts'
import { waitFor } from './wait-for.ts'

/**
 * Starts the shop by a command, stops it by its process id, and expects that it stops in order and that no process remains.
 * @param code with which the command ends; null: by a signal
 */
export async function expectCleanExit(
  command: string[],
  end: (pid: number) => void,
  code: number | null = 0,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-npm-'))
  const shop = spawnCommand(command, await spawnEnvironment(folder))
  const pid = shop.process.pid ?? 0
  onTestFinished(() => {
    killGroup(pid)
    rmSync(folder, { recursive: true, force: true })
  })
  const url = await shop.url
  const tree = processTree(pid)
  end(pid)
  expect([await shop.exit, shop.printed()]).toEqual([code, expect.any(String)])
  if (code === null) await waitFor(() => !tree.some(isAlive)) // the process that adopts the orphan collects it a moment later
  expect(tree.filter(isAlive)).toEqual([])
  expect(readdirSync(join(folder, '.running'))).toEqual([]) // a killed shop leaves its mark there
  await expect(fetch(url)).rejects.toThrow()
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
