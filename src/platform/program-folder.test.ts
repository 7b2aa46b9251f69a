import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEnvFile } from './program-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-env-'))
  for (const name of ['WITRYNA_ENV', 'DATABASE_URL', 'PUBLIC_URL']) vi.stubEnv(name, undefined)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('.env of the project sets what the environment does not', () => {
  writeFileSync(
    join(folder, '.env'),
    '# sklep\nDATABASE_URL="postgresql://localhost/sklep"\nPUBLIC_URL=https://a.example\n',
  )
  vi.stubEnv('PUBLIC_URL', 'https://b.example')
  readEnvFile(folder)
  expect(process.env).toMatchObject({ DATABASE_URL: 'postgresql://localhost/sklep', PUBLIC_URL: 'https://b.example' })
})

test('a variable set to empty in the environment stays empty', () => {
  writeFileSync(join(folder, '.env'), 'DATABASE_URL=postgresql://localhost/sklep\n')
  vi.stubEnv('DATABASE_URL', '')
  readEnvFile(folder)
  expect(process.env.DATABASE_URL).toBe('')
})

test.each([
  ['a path in the project', (name: string) => name],
  ['any path', (name: string) => join(folder, name)],
])('WITRYNA_ENV names another file by %s, and .env is not read', (_, named) => {
  writeFileSync(join(folder, '.env'), 'PUBLIC_URL=https://a.example\n')
  writeFileSync(join(folder, 'other.env'), 'DATABASE_URL=postgresql://localhost/drugi\n')
  vi.stubEnv('WITRYNA_ENV', named('other.env'))
  readEnvFile(folder)
  expect(process.env.DATABASE_URL).toBe('postgresql://localhost/drugi')
  expect(process.env.PUBLIC_URL).toBeUndefined()
})

test('the file is optional, unless it is named explicitly', () => {
  expect(() => readEnvFile(folder)).not.toThrow()
  vi.stubEnv('WITRYNA_ENV', join(folder, 'gone.env'))
  expect(() => readEnvFile(folder)).toThrow(`Nie można odczytać ustawień z ${folder}/gone.env`)
})
