import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { Header, type HeaderData } from 'tar'
import { afterAll, describe, expect, test } from 'vitest'
import { checkBackup } from './check-backup.ts'
import { formatVersion, InvalidBackup } from './manifest.ts'

const folder = mkdtempSync(join(tmpdir(), 'witryna-hostile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const migration = { name: '0001_platform.sql', script: '', checksum: sha256('') }

interface Entry {
  path: string
  body?: string
  header?: HeaderData
}

const honest: Entry[] = [
  { path: 'rows/product/1.jsonl', body: '{"id":"1001"}\n' },
  { path: 'files/mail/zamówienie 7.eml', body: 'Subject: Dziękujemy\n' },
  { path: 'secret', body: 'x'.repeat(43) },
]

/** Returns a manifest of these entries; `changes` falsify it. */
function manifestOf(entries: Entry[], changes: object = {}): Entry {
  const body = JSON.stringify({
    format: formatVersion,
    madeAt: '2026-11-21T11:00:00.000Z',
    engine: 'PGlite 18.6',
    migrations: [{ name: migration.name, checksum: migration.checksum }],
    tables: { product: { columns: ['id'], rows: 1 } },
    jobs: { columns: ['id'], rows: 0 },
    sequences: [],
    entries: entries.map(({ path, body = '' }) => ({
      name: path,
      size: Buffer.byteLength(body),
      sha256: sha256(body),
    })),
    ...changes,
  })
  return { path: 'manifest.json', body }
}

function tar(entries: Entry[]): Buffer {
  const blocks = entries.flatMap(({ path, body = '', header = {} }) => {
    const bytes = Buffer.from(body)
    const head = new Header({ path, size: bytes.length, mode: 0o600, type: 'File', ...header })
    head.encode()
    return [head.block as Buffer, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}

async function check(bytes: Buffer, known = [migration]) {
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, bytes)
  return checkBackup(path, known, new AbortController().signal, () => {})
}

const withManifest = (entries: Entry[]) => tar([...entries, manifestOf(entries)])
const whole = gzipSync(withManifest(honest))

test('a complete backup is accepted, also when it is not compressed', async () => {
  expect((await check(whole)).tables.product?.rows).toBe(1)
  expect((await check(withManifest(honest))).entries).toHaveLength(3)
})

describe('what is incomplete or foreign is refused with a message', () => {
  const link = (type: 'SymbolicLink' | 'Link'): Entry[] => [
    { path: 'files/mail/a', header: { type, size: 0, linkpath: '/etc/passwd' } },
  ]
  const zeros = '0'.repeat(70_000_000)
  const cases: Record<string, () => Buffer> = {
    'nothing at all': () => Buffer.alloc(0),
    'an archive of nothing': () => tar([]),
    'a text': () => Buffer.from('to nie jest kopia '.repeat(100)),
    'a compressed text': () => gzipSync('to nie jest kopia '.repeat(100)),
    'a database dump': () => Buffer.concat([Buffer.from('PGDMP'), Buffer.alloc(4_096, 7)]),
    'no manifest': () => tar(honest),
    'a manifest that is no JSON': () => tar([{ path: 'manifest.json', body: '{' }]),
    'a manifest of another program': () => tar([{ path: 'manifest.json', body: '{"format":"0"}' }]),
    'a manifest before the end': () => tar([manifestOf(honest), ...honest]),
    'two manifests': () => tar([...honest, manifestOf(honest), manifestOf(honest)]),
    'an entry that the manifest does not list': () => tar([...honest, manifestOf(honest.slice(1))]),
    'an entry that is missing': () => tar([...honest.slice(1), manifestOf(honest)]),
    'an entry with other bytes': () =>
      tar([{ path: 'secret', body: 'y' }, manifestOf([{ path: 'secret', body: 'x' }])]),
    'the same entry twice': () => withManifest([...honest, ...honest.slice(0, 1)]),
    'rows of a table that the manifest does not know': () =>
      withManifest([{ path: 'rows/orders/1.jsonl', body: '{}\n' }]),
    'rows of what every object has': () => withManifest([{ path: 'rows/constructor/1.jsonl', body: '{}\n' }]),
    'a path upwards': () => withManifest([{ path: 'files/mail/../../outside', body: 'x' }]),
    'a path from the root': () => withManifest([{ path: '/etc/cron.d/witryna', body: 'x' }]),
    'a path of Windows': () => withManifest([{ path: 'files/mail/C:\\outside', body: 'x' }]),
    'a hidden file': () => withManifest([{ path: 'files/mail/.bashrc', body: 'x' }]),
    'a file in the folder of the database': () => withManifest([{ path: 'files/database/pg_hba.conf', body: 'x' }]),
    'a file in the folder of the owner': () => withManifest([{ path: 'files/owner/1', body: 'x' }]),
    'a file beside the folders': () => withManifest([{ path: 'files/shop.sock', body: 'x' }]),
    'a symbolic link': () => withManifest(link('SymbolicLink')),
    'a hard link': () => withManifest(link('Link')),
    'a folder': () => withManifest([{ path: 'files/mail/', header: { type: 'Directory', size: 0 } }]),
    'a device': () => withManifest([{ path: 'files/mail/tape', header: { type: 'CharacterDevice', size: 0 } }]),
    'a size that is a lie': () => tar([{ path: 'files/mail/a', body: 'x', header: { size: 8_000_000_000 } }]),
    'rows that fit into no memory': () => gzipSync(withManifest([{ path: 'rows/product/1.jsonl', body: zeros }])),
    'a manifest that fits into no memory': () => gzipSync(tar([{ path: 'manifest.json', body: zeros }])),
    'a name without end': () =>
      gzipSync(tar([{ path: 'name', body: zeros, header: { type: 'NextFileHasLongPath' } }, ...honest])),
  }

  test.each(Object.entries(cases))('%s', async (_name, make) => {
    await expect(check(make())).rejects.toThrow(InvalidBackup)
  })

  test('a newer format, a newer migration and a foreign migration are named in the message', async () => {
    const newer = tar([...honest, manifestOf(honest, { format: formatVersion + 1, tables: 'another shape' })])
    await expect(check(newer)).rejects.toThrow('nowsza wersja programu')
    await expect(check(whole, [])).rejects.toThrow('nie zna migracji 0001_platform.sql')
    await expect(check(whole, [{ ...migration, checksum: sha256('other') }])).rejects.toThrow('inną treść')
  })

  test('a backup that is cut off anywhere is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 9 }), async (length) => {
        await expect(check(whole.subarray(0, length))).rejects.toThrow(InvalidBackup)
      }),
    )
  })

  test('with any byte changed it is refused, or reads the same as before', async () => {
    const before = await check(whole)
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (index, by) => {
        const changed = Buffer.from(whole)
        changed[index] = (changed[index] ?? 0) ^ by
        const read = await check(changed).catch((error: Error) => error)
        if (!(read instanceof InvalidBackup)) expect(read).toEqual(before)
      }),
    )
  })
})
