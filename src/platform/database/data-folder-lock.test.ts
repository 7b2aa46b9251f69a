import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockDataFolder } from './data-folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-owner-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts `rivals` processes that lock each folder at the same moment, and returns the indexes of the folders each got. */
async function race(rivals: number, folders: string[]): Promise<number[][]> {
  const parameters = ['test/race-for-folders.ts', ...folders]
  const processes = Array.from({ length: rivals }, () =>
    spawn(process.execPath, parameters, { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  const nextLines = () => Promise.all(processes.map(async ({ stdout }) => `${(await once(stdout, 'data'))[0]}`))
  await nextLines() // all are ready
  const answers = nextLines()
  for (const { stdin } of processes) stdin.write(`${Date.now() + 50}`)
  const owned = (await answers).map((answer) => JSON.parse(answer))
  const ended = processes.map((child) => once(child, 'exit'))
  for (const { stdin } of processes) stdin.end()
  await Promise.all(ended)
  return owned
}

test('a folder has one owner until it is released', () => {
  const giveBack = lockDataFolder(folder)
  expect(() => lockDataFolder(folder)).toThrow(FolderInUse)
  expect(() => lockDataFolder(folder)).toThrow(`(proces ${process.pid})`)
  giveBack()
  expect(readdirSync(folder)).toEqual([])
  lockDataFolder(folder)()
})

test('of three processes that start at once after a killed one, exactly one owns the folder', async () => {
  const stale = join(folder, 'stale')
  expect(await race(1, [stale])).toEqual([[0]])
  const folders = Array.from({ length: 200 }, (_, index) => join(folder, `${index}`))
  for (const copy of folders.slice(0, 150)) cpSync(stale, copy, { recursive: true })
  const owned = await race(3, folders)
  expect(owned.flat().sort((one, other) => one - other)).toEqual(folders.map((_, index) => index))
})
