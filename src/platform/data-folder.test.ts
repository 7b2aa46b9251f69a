import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskProblem, explainError, minFreeBytes, requireWritableDisk } from './data-folder.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-disk-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['plenty of room', minFreeBytes * 10, null],
  ['just enough', minFreeBytes, null],
  ['too little', minFreeBytes - 1, 'full'],
  ['a file system that does not report it', null, null],
])('%s', async (_what, free, problem) => {
  expect(await diskProblem(folder, async () => free)).toBe(problem)
  expect(readdirSync(folder)).toEqual([])
})

test.each(['ENOSPC', 'EDQUOT'])('%s means a full disk', async (code) => {
  const refuse = () => Promise.reject(Object.assign(new Error(code), { code }))
  expect(await diskProblem(folder, refuse)).toBe('full')
})

test('creates a missing folder', async () => {
  const below = join(folder, 'new', 'data')
  await requireWritableDisk(below)
  expect(existsSync(below)).toBe(true)
  rmSync(join(folder, 'new'), { recursive: true })
})

test('an unwritable folder is reported with its path and what to do', async () => {
  writeFileSync(join(folder, 'file'), '')
  const below = join(folder, 'file', 'data')
  const message = `Witryna nie może pisać w folderze danych ${below}. Sprawdź`
  await expect(requireWritableDisk(below)).rejects.toThrow(message)
  expect(await explainError({ name: 'ErrnoError', errno: 51 }, below)).toContain(message) // as the embedded engine throws it
  rmSync(join(folder, 'file'))
})

test('an error with another cause keeps its message', async () => {
  expect(await explainError(new Error('Port 3000 jest zajęty'), folder)).toBe('Port 3000 jest zajęty')
})
