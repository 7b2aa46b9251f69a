import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupFileName, expiredBackups, removeExpiredBackups } from './backup-files.ts'

const day = (day: number) => backupFileName(new Date(`2026-11-${day}T03:15:00.500Z`))

test('a backup is called by its moment', () => {
  expect(day(21)).toBe('witryna-2026-11-21T03-15-00Z.tar.gz')
})

test('the newest stay, and whatever else lies in the folder', () => {
  const files = [day(20), 'sklep.tar.gz', day(22), day(19), 'witryna-stara.tar.gz', day(21)]
  expect(expiredBackups(files, day(22), 2)).toEqual([day(20), day(19)])
  expect(expiredBackups(files, day(22), 4)).toEqual([])
  expect(expiredBackups([], day(22), 1)).toEqual([])
})

test('the one that was just made stays, even where a clock was once wrong', () => {
  expect(expiredBackups([day(29), day(21), day(28)], day(21), 1)).toEqual([day(29), day(28)])
  expect(expiredBackups([day(29), day(21), day(28)], day(21), 2)).toEqual([day(28)])
})

test('several who remove the oldest at the same moment do not stumble over each other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-backups-'))
  const all = Array.from({ length: 20 }, (_, place) => day(10 + place))
  for (const name of all) writeFileSync(join(folder, name), '')
  const removed = await Promise.all(all.slice(-4).map((made) => removeExpiredBackups(folder, made, 4)))
  expect(new Set(removed.flat())).toEqual(new Set(all.slice(0, -4)))
  expect(readdirSync(folder).sort()).toEqual(all.slice(-4))
})
