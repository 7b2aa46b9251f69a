import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Config, readConfig } from '#platform/config.ts'
import { createDatabase } from '../../test/create-database.ts'
import { spawnEnvironment } from '../../test/spawn-environment.ts'
import { createExistingAppContext } from '../server/app-context.ts'
import { processTerminal } from './process-terminal.ts'
import { runCommand } from './run-command.ts'

const embedded = inject('database').engine === 'PGlite'
const folder = mkdtempSync(join(tmpdir(), 'witryna-nowhere-'))
const nowhere = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A command line that may not create a shop. */
async function runTyped(args: string[], config: Config): Promise<{ code: number; printed: string }> {
  let printed = ''
  const writeError = (text: string) => {
    printed += text
  }
  const terminal = {
    ...processTerminal(config, (mayCreate) => {
      if (mayCreate) throw new Error('mayCreate')
      return createExistingAppContext(config, () => {})
    }),
    write: async (text: string) => writeError(text),
    writeError,
  }
  const code = await runCommand(args, terminal)
  await terminal.close()
  return { code, printed }
}

describe('without a shop', () => {
  let config: Config
  beforeAll(async () => {
    const databaseUrl = embedded ? '' : await createDatabase('template1')
    config = readConfig({ DATA_FOLDER: nowhere, DATABASE_URL: databaseUrl })
  })

  test.for([
    'backup sklep.tar.gz',
    'backup sklep.tar.gz --empty',
    'orders list',
    'settings set seller.name Anna',
    'import feed.xml',
    'jobs list',
    'export -',
    'doctor',
    'search rebuild',
  ])('%s reports it and creates none', async (args) => {
    writeFileSync(join(folder, 'feed.xml'), '<offers></offers>')
    const { code, printed } = await runTyped(
      args.split(' ').map((word) => (word === 'feed.xml' ? join(folder, word) : word)),
      config,
    )
    expect([code, printed]).toEqual([1, expect.stringContaining(`Nie ma tu sklepu: `)])
    expect(printed).toContain(nowhere)
    expect(existsSync(nowhere)).toBe(false)
  })

  test.for(['demo', `new ${join(folder, 'answers.json')}`, `restore ${import.meta.filename}`])(
    '%s may create one',
    async (args) => {
      writeFileSync(join(folder, 'answers.json'), '{}')
      expect(await runTyped(args.split(' '), config)).toEqual({ code: 1, printed: 'mayCreate\n' })
    },
  )

  test('a folder that resembles a shop is reported with its database, without the password', async () => {
    mkdirSync(join(nowhere, 'database'), { recursive: true })
    writeFileSync(join(nowhere, embedded ? 'database/README' : 'identity'), '')
    const url = config.databaseUrl ? new URL(config.databaseUrl) : null
    if (url) url.password = 'tajne'
    const { code, printed } = await runTyped(['orders', 'list'], { ...config, databaseUrl: url?.href ?? null })
    expect(code).toBe(1)
    expect(printed).toContain(
      url ? `baza jest pusta (PostgreSQL ${url.pathname.slice(1)} na` : `${nowhere} nie ma bazy`,
    )
    expect(printed).not.toContain('tajne')
    rmSync(nowhere, { recursive: true })
  })
})

/** The environment of a cron job. */
async function underCron(args: string[], settings: string): Promise<{ code: number; printed: string }> {
  const file = join(folder, 'cron.env')
  writeFileSync(file, settings)
  const environment = { PATH: process.env.PATH, HOME: folder, WITRYNA_ENV: file, NODE_ENV: undefined }
  const script = join(import.meta.dirname, '../../scripts/shop.mjs')
  return new Promise((resolve) =>
    execFile(process.execPath, [script, ...args], { env: environment, cwd: folder }, (error, out, problems) =>
      resolve({ code: Number(error?.code ?? 0), printed: out + problems }),
    ),
  )
}

test('a cron job without settings finds no shop, reports it and creates none', async () => {
  const { code, printed } = await underCron(['backup', 'none.tar.gz'], `DATA_FOLDER=${nowhere}\n`)
  expect([code, printed]).toEqual([
    1,
    expect.stringMatching(/^Nie ma tu sklepu: w folderze danych .*data nie ma bazy, a DATABASE_URL nie podano\. /m),
  ])
  expect([existsSync(nowhere), existsSync(join(folder, 'none.tar.gz'))]).toEqual([false, false])
})

test('a cron job backs up the shop of the settings file from any folder, and doctor under cron confirms it', async () => {
  const data = join(folder, 'shop')
  mkdirSync(data)
  const settings = Object.entries(await spawnEnvironment(data)).map(([name, value]) => `${name}=${value}\n`)
  const backup = await underCron(['backup', 'sklep.tar.gz'], settings.join(''))
  expect(backup).toEqual({ code: 0, printed: expect.stringContaining(`Gotowe: ${join(folder, 'sklep.tar.gz')}, `) })
  const doctor = await underCron(['doctor'], settings.join(''))
  expect(doctor.printed).toMatch(
    embedded ? /✓ kopia .* MB, PGlite w .*shop/ : /✓ kopia .* MB, PostgreSQL shop_\S+ na 127/,
  )
})
