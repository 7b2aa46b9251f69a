import { AsyncResource } from 'node:async_hooks'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Engine } from '../../../test/open-empty-application.ts'
import { type MigratedDatabase, openMigratedDatabase } from '../../../test/open-migrated-database.ts'
import { tableDigests } from '../../../test/table-digests.ts'
import { checkBackup } from './check-backup.ts'
import { makeBackup, readSnapshot } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const { engine } = inject('database')
const folder = mkdtempSync(join(tmpdir(), 'witryna-restore-'))
const sample = { '9001_sample.sql': readFileSync(join(import.meta.dirname, '../../../test/every-type.sql'), 'utf8') }
const later = {
  '9002_later.sql':
    "alter table producer add country text not null default 'PL'; update producer set name = upper(name);",
}
let source: MigratedDatabase
let target: MigratedDatabase

beforeAll(async () => {
  source = await open(sample)
  target = await open(sample)
})
afterAll(async () => {
  for (const { close } of opened) await close()
  rmSync(folder, { recursive: true, force: true })
})

const opened: MigratedDatabase[] = []
async function open(more: Record<string, string>, on: Engine = engine): Promise<MigratedDatabase> {
  const bare = await openMigratedDatabase(on, more)
  await mkdir(join(bare.dataFolder, 'mail'), { recursive: true })
  opened.push(bare)
  return bare
}

async function backup({ database, dataFolder }: MigratedDatabase): Promise<string> {
  const path = join(folder, crypto.randomUUID())
  const { signal } = new AbortController()
  await makeBackup({ database, dataFolder, secret: 'the secret', path, signal, onEntry: () => {} })
  return path
}

async function restore(
  { database, dataFolder, migrations }: MigratedDatabase,
  path: string,
  signal = new AbortController().signal,
  onRead: (bytes: number) => void = () => {},
  changeManifest: (manifest: Manifest) => Manifest = (manifest) => manifest,
): Promise<Manifest> {
  const manifest = changeManifest(await checkBackup(path, migrations, signal, () => {}))
  await restoreBackup({
    path,
    manifest,
    migrations,
    dataFolder,
    transaction: (work) => database.query.transaction().execute(work),
    signal,
    onRead,
  })
  return manifest
}

test('all values of a table are restored exactly, also of a table outside the schema', async () => {
  const restored = engine === 'PostgreSQL' ? await open(sample, 'PGlite') : target
  await sql`alter table sample disable trigger user`.execute(restored.database.query)
  await sql`insert into sample ("Order", amount) values ('of the shop that was here', 5)`.execute(
    restored.database.query,
  )
  const manifest = await restore(restored, await backup(source))
  expect(Object.keys(manifest.tables)).toEqual(expect.arrayContaining(['sample', 'ring', 'product', 'orders']))
  expect(await tableDigests(restored.database.query)).toEqual(await tableDigests(source.database.query))
  const { rows } = await sql`
    select json_null is null as is_null, kept::text, twice::text from sample where id = 7
  `.execute(restored.database.query)
  expect(rows[0]).toEqual({ is_null: false, kept: expect.stringContaining('12345678901234567890.123'), twice: 'NaN' })
})

test.each([
  ['more', 1],
  ['fewer', -1],
])('a backup whose row counts are wrong, %s, is refused, and all rows stay unchanged', async (_, off) => {
  const before = await tableDigests(target.database.query)
  const counted = ({ tables: { sample, ...tables }, ...manifest }: Manifest): Manifest => {
    if (!sample?.rows) throw new Error('there are no rows to count')
    return { ...manifest, tables: { ...tables, sample: { ...sample, rows: sample.rows - off } } }
  }
  const restored = restore(target, await backup(source), undefined, undefined, counted)
  await expect(restored).rejects.toThrow('tabela sample ma inną liczbę wierszy')
  expect(await tableDigests(target.database.query)).toEqual(before)
})

test('every table of the shop is in the backup', async () => {
  const schema = readFileSync(join(import.meta.dirname, '../database/schema.ts'), 'utf8')
  const tables = [...schema.matchAll(/^ {2}(\w+): \w+Table$/gm)].map(([, name]) => name ?? '')
  expect(tables).toContain('orders')
  const { tables: backed } = await checkBackup(
    await backup(source),
    source.migrations,
    new AbortController().signal,
    () => {},
  )
  expect(Object.keys(backed)).toEqual(expect.arrayContaining(tables))
})

test('constraints are active again afterwards: triggers, foreign keys, sequences', async () => {
  await restore(target, await backup(source))
  const { query } = target.database
  await expect(sql`insert into sample ("Order") values ('x')`.execute(query)).rejects.toThrow('never')
  await expect(sql`update sample set parent_id = 999`.execute(query)).rejects.toThrow('foreign key')
  await expect(sql`delete from price_log`.execute(query)).rejects.toThrow('only ever added')
  await sql`alter table sample disable trigger user`.execute(query)
  const { rows } = await sql<{ id: number }>`insert into sample ("Order") values ('x') returning id`.execute(query)
  expect(rows[0]?.id).toBe(16)
})

test('an older backup is migrated; a newer one is refused before anything changes', async () => {
  await sql`insert into producer (slug, name, sort_key) values ('glina', 'Glina', '')`.execute(source.database.query)
  const now = await open({ ...sample, ...later })
  await restore(now, await backup(source))
  const producers = await sql`select name, country from producer where slug = 'glina'`.execute(now.database.query)
  expect(producers.rows).toEqual([{ name: 'GLINA', country: 'PL' }])
  const before = await tableDigests(target.database.query)
  await expect(restore(target, await backup(now))).rejects.toThrow('nie zna migracji 9002_later.sql')
  expect(await tableDigests(target.database.query)).toEqual(before)
})

test('interrupted anywhere, a restore leaves rows and files unchanged', async () => {
  await sql`insert into producer (slug, name, sort_key) select n, n, n from generate_series(1, 20000) n`.execute(
    source.database.query,
  )
  await writeFile(join(source.dataFolder, 'mail', '1.eml'), 'of the backup')
  const path = await backup(source)
  await writeFile(join(target.dataFolder, 'mail', '1.eml'), 'of the shop')
  const before = await tableDigests(target.database.query)
  const size = readFileSync(path).length
  for (const passes of [0.5, 1.2, 1.6, 2]) {
    const broken = new AbortController()
    let read = 0
    const breakOff = (bytes: number) => {
      read += bytes
      if (read >= size * passes) broken.abort()
    }
    await expect(restore(target, path, broken.signal, breakOff)).rejects.toThrow()
    expect(await tableDigests(target.database.query)).toEqual(before)
    expect(readdirSync(join(target.dataFolder, 'mail'))).toEqual(['1.eml'])
    expect(readFileSync(join(target.dataFolder, 'mail', '1.eml'), 'utf8')).toBe('of the shop')
  }
  await restore(target, path)
  expect(readFileSync(join(target.dataFolder, 'mail', '1.eml'), 'utf8')).toBe('of the backup')
  expect(await tableDigests(target.database.query)).toEqual(await tableDigests(source.database.query))
})

test('active jobs are retried, failed ones stay failed, completed ones and those of the replaced shop are dropped', async () => {
  for (const state of ['created', 'retry', 'active', 'failed', 'completed'])
    await sql`
      insert into pgboss.job (name, data, state, keep_until) values ('work', ${JSON.stringify({ state })}::jsonb, ${state}::pgboss.job_state, now() - interval '1 day')
    `.execute(source.database.query)
  await sql`insert into pgboss.job (name, data) values ('work', '{"state": "foreign"}')`.execute(target.database.query)
  await restore(target, await backup(source))
  const { rows } = await sql`
    select data ->> 'state' as before, state::text, keep_until > now() + interval '1 day' as kept from pgboss.job where name = 'work' order by 1
  `.execute(target.database.query)
  expect(rows).toEqual([
    { before: 'active', state: 'retry', kept: true },
    { before: 'created', state: 'created', kept: true },
    { before: 'failed', state: 'failed', kept: true },
    { before: 'retry', state: 'retry', kept: true },
  ])
})

test.runIf(engine === 'PostgreSQL')('the rows come from one snapshot despite concurrent changes', async () => {
  const { query } = (await open({})).database
  await sql`insert into producer (slug, name, sort_key) values ('first', 'x', '')`.execute(query)
  const parts: string[] = []
  const change = sql`with gone as (delete from producer) insert into series (slug, name, sort_key) values ('second', 'x', '') on conflict do nothing`
  const inOtherFlow = AsyncResource.bind(() => change.execute(query)) // in this flow it would bypass the transaction
  for await (const { name } of readSnapshot(query, () => {})) {
    parts.push(name)
    await inOtherFlow()
  }
  expect(parts).toContain('rows/producer/1.jsonl')
  expect(parts).not.toContain('rows/series/1.jsonl')
})

test('an interrupted backup leaves no file, and the previous one unchanged', async () => {
  const { database, dataFolder } = source
  const here = mkdtempSync(join(folder, 'daily-'))
  const path = join(here, 'shop.tar.gz')
  await writeFile(path, 'of yesterday')
  const broken = new AbortController()
  const pending = makeBackup({
    database,
    dataFolder,
    secret: 's',
    path,
    signal: broken.signal,
    onEntry: () => broken.abort(),
  })
  await expect(pending).rejects.toThrow()
  expect(readdirSync(here)).toEqual(['shop.tar.gz'])
  expect(readFileSync(path, 'utf8')).toBe('of yesterday')
  await expect(sql`select 1`.execute(database.query)).resolves.toBeDefined()
})

test('a backup is refused inside the data folder', async () => {
  const { database, dataFolder } = source
  const path = join(dataFolder, 'shop.tar.gz')
  const pending = makeBackup({
    database,
    dataFolder,
    secret: 's',
    path,
    signal: new AbortController().signal,
    onEntry: () => {},
  })
  await expect(pending).rejects.toThrow('poza folderem danych')
})
