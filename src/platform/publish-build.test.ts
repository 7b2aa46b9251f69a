import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBackupFolder } from './backup/backup-files.ts'
import { publishBuild, publishedBuilds, publishedFolder } from './builds.ts'

let folder: string
let data: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-publish-'))
  data = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Creates a build, as in any program folder or machine. */
function build(name: string): string {
  const path = join(folder, crypto.randomUUID(), name.padStart(16, '0'))
  for (const part of ['client/assets', 'server']) mkdirSync(join(path, part), { recursive: true })
  writeFileSync(join(path, 'client/assets', `${name}.js`), name)
  return path
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const filesIn = (hash: string) => readdirSync(join(data, publishedFolder, hash.padStart(16, '0')), { recursive: true })

test("the assets of a build are copied into the data folder once, without the server's files", async () => {
  await publishBuild(data, build('a'), day(1))
  expect(filesIn('a').sort()).toEqual(['client', 'client/assets', 'client/assets/a.js'])
  await publishBuild(data, build('a'), day(2))
  expect(readdirSync(join(data, publishedFolder))).toEqual(['000000000000000a'])
  expect(readFileSync(join(data, publishedFolder, '000000000000000a/client/assets/a.js'), 'utf8')).toBe('a')
})

test('processes that start at once publish it together', async () => {
  await Promise.all([1, 2, 3].map(() => publishBuild(data, build('a'), day(1))))
  expect(readdirSync(join(data, publishedFolder))).toEqual(['000000000000000a'])
  expect(filesIn('a')).toContain('client/assets/a.js')
})

test('the three builds started last are retained', async () => {
  for (const [at, name] of ['a', 'b', 'c', 'a', 'd'].entries()) await publishBuild(data, build(name), day(at + 1))
  expect(
    publishedBuilds(data)
      .all()
      .map((hash) => hash.at(-1)),
  ).toEqual(['d', 'a', 'c'])
})

test('a shop that runs from its sources publishes nothing, and backups exclude builds', async () => {
  await publishBuild(data, null)
  expect(() => readdirSync(data)).toThrow('ENOENT')
  expect(isBackupFolder(publishedFolder)).toBe(false)
})
