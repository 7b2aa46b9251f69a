import { expect, test } from 'vitest'
import { backupName, olderBackups } from './backup-names.ts'

const day = (day: number) => backupName(new Date(`2026-11-${day}T03:15:00.500Z`))

test('a backup is called by its moment', () => {
  expect(day(21)).toBe('witryna-2026-11-21T03-15-00Z.tar.gz')
})

test('the newest stay, and whatever else lies in the folder', () => {
  const files = [day(20), 'sklep.tar.gz', day(22), day(19), 'witryna-stara.tar.gz', day(21)]
  expect(olderBackups(files, 2)).toEqual([day(20), day(19)])
  expect(olderBackups(files, 4)).toEqual([])
  expect(olderBackups([], 1)).toEqual([])
})
