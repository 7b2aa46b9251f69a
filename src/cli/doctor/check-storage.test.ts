import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Config, readConfig } from '#platform/config.ts'
import { databaseName } from '#platform/database/require-shop.ts'
import { Settings } from '#platform/settings.ts'
import { removeLastBackup, saveLastBackup } from '../backup-files.ts'
import { checkLastBackup } from './check-storage.ts'

let config: Config
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-backups-'))
  config = readConfig({ DATA_FOLDER: folder, DATABASE_URL: 'postgresql://anna:tajne@db.example/sklep' })
})
afterEach(() => rmSync(config.dataFolder, { recursive: true }))

const made = new Date('2026-11-20T03:15:00Z')
const after = (hours: number) => new Date(made.getTime() + hours * 60 * 60 * 1000)
const strict = new Settings(new Map([['backup.mostHours', 24]]))
const usual = new Settings(new Map())

function back(of: Config): void {
  saveLastBackup(of.dataFolder, { madeAt: made, database: databaseName(of), file: '/kopie/5.tar.gz', size: 12_340_000 })
}

test.each([
  [1, usual, 'well'],
  [48, usual, 'well'],
  [49, usual, 'wrong'],
  [25, strict, 'wrong'],
] as const)('%i hours after the last backup', (hours, settings, state) => {
  back(config)
  expect(checkLastBackup(config, settings, after(hours)).state).toBe(state)
})

test('reports time, size, database and path, and never the password', () => {
  back(config)
  const { message } = checkLastBackup(config, usual, after(1))
  expect(message).toMatch(/^ostatnia z .*20.*, 12,3 MB, PostgreSQL sklep na db\.example:5432, \/kopie\/5\.tar\.gz$/)
  expect(message).not.toContain('tajne')
})

test.each([
  ['none', () => {}],
  [
    'one that an earlier version noted',
    () => writeFileSync(join(config.dataFolder, 'last-backup'), made.toISOString()),
  ],
  ['one of the shop that was here before it was restored', () => [back(config), removeLastBackup(config.dataFolder)]],
  ['one of another database', () => back({ ...config, databaseUrl: 'postgresql://db.example/inny' })],
])('a shop that has %s needs a backup: its absence is an error once the shop is open to the public', (_, prepare) => {
  prepare()
  expect(checkLastBackup(config, usual, after(1)).state).toBe('note')
  expect(checkLastBackup({ ...config, publicUrl: 'https://sklep.example' }, usual, after(1)).state).toBe('wrong')
})
