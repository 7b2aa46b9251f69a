import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupFileName, expiredBackups, removeExpiredBackups } from './backup-files.ts'

const day = (day: number) => backupFileName(new Date(`2026-11-${day}T03:15:00.500Z`))

test('a backup is named by its time', () => {
  expect(day(21)).toBe('witryna-2026-11-21T03-15-00Z.tar.gz')
})

test('the newest backups and all other files stay', () => {
  const files = [day(20), 'sklep.tar.gz', day(22), day(19), 'witryna-stara.tar.gz', day(21)]
  expect(expiredBackups(files, day(22), 2)).toEqual([day(20), day(19)])
  expect(expiredBackups(files, day(22), 4)).toEqual([])
  expect(expiredBackups([], day(22), 1)).toEqual([])
})

test('the backup that was just made stays, even when the clock was wrong once', () => {
  expect(expiredBackups([day(29), day(21), day(28)], day(21), 1)).toEqual([day(29), day(28)])
  expect(expiredBackups([day(29), day(21), day(28)], day(21), 2)).toEqual([day(28)])
})

test('processes that remove the oldest backups concurrently do not fail', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-backups-'))
  const all = Array.from({ length: 20 }, (_, index) => day(10 + index))
  for (const name of all) writeFileSync(join(folder, name), '')
  const removed = await Promise.all(all.slice(-4).map((newest) => removeExpiredBackups(folder, newest, 4)))
  expect(new Set(removed.flat())).toEqual(new Set(all.slice(0, -4)))
  expect(readdirSync(folder).sort()).toEqual(all.slice(-4))
})
