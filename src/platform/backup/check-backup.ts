import { createHash } from 'node:crypto'
import type { Migration } from '../database/migrate.ts'
import { type EntryKind, entryKind } from './backup-files.ts'
import {
  corruptBackup,
  type EntryDigest,
  InvalidBackup,
  type Manifest,
  manifestName,
  readManifest,
} from './manifest.ts'
import { type FoundEntry, unpackTar } from './tar.ts'

/** Bytes of an entry that is read into memory at once: a part of rows, the manifest. */
const maxEntryBytes = 64_000_000

/**
 * Reads a whole backup without changing anything and returns its manifest. Throws InvalidBackup when it is cut off, when a
 * digest differs, when it contains unknown entries, or when a newer program wrote it.
 * @param known the migrations of this program
 */
export async function checkBackup(
  path: string,
  known: Migration[],
  signal: AbortSignal,
  onRead: (bytes: number) => void,
): Promise<Manifest> {
  const found: EntryDigest[] = []
  let manifest: Manifest | null = null
  const visit = async (entry: FoundEntry) => {
    if (manifest) throw corruptBackup(`${entry.name} po spisie`)
    if (entry.name === manifestName) manifest = await readManifestEntry(entry)
    else found.push(await digestEntry(entry))
  }
  await unpackTar(path, visit, signal, onRead).catch((error: Error) => {
    throw error instanceof InvalidBackup || isSystemError(error) ? error : corruptBackup(error.message)
  })
  if (!manifest) throw corruptBackup('brakuje spisu')
  compare(found, manifest)
  checkMigrations(manifest, known)
  return manifest
}

/** The disk, permissions or Ctrl-C, not the content of the file. */
function isSystemError(error: Error): boolean {
  return error.name === 'AbortError' || 'syscall' in error
}

async function readManifestEntry({ size, chunks }: FoundEntry): Promise<Manifest> {
  const read = readManifest((await readWhole(size, chunks)).toString('utf8'))
  if (read === 'newer')
    throw new InvalidBackup('Kopię zrobiła nowsza wersja programu. Zaktualizuj program i spróbuj ponownie.')
  if (read === 'broken') throw corruptBackup('nieczytelny spis')
  return read
}

/** Reads an entry into memory. Throws InvalidBackup when it is too large. */
export async function readWhole(size: number, chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  if (size > maxEntryBytes) throw corruptBackup('za duża część')
  return Buffer.concat(await Array.fromAsync(chunks))
}

async function digestEntry({ name, size, chunks }: FoundEntry): Promise<EntryDigest> {
  const kind = entryKind(name)?.kind
  if (!kind) throw corruptBackup(`niedozwolona nazwa ${name}`)
  if (kind !== 'file' && size > maxEntryBytes) throw corruptBackup(`za duża część ${name}`)
  const hash = createHash('sha256')
  for await (const chunk of chunks) hash.update(chunk)
  return { name, size, sha256: hash.digest('hex') }
}

function compare(found: EntryDigest[], { entries, tables }: Manifest): void {
  if (found.length !== entries.length) throw corruptBackup('spis wymienia co innego')
  const names = new Set<string>()
  for (const [index, entry] of found.entries()) {
    const listed = entries[index]
    if (listed?.name !== entry.name || listed.size !== entry.size || listed.sha256 !== entry.sha256)
      throw corruptBackup(`zmieniono ${entry.name}`)
    const kind = entryKind(entry.name)
    if (kind?.kind === 'rows' && !Object.hasOwn(tables, kind.table))
      throw corruptBackup(`nieznana tabela ${kind.table}`)
    if (names.size === names.add(entry.name).size) throw corruptBackup(`dwa razy ${entry.name}`)
  }
}

function checkMigrations({ migrations }: Manifest, known: Migration[]): void {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of migrations) {
    const own = checksums.get(name)
    if (!own)
      throw new InvalidBackup(
        `Kopię zrobiła nowsza wersja programu: ta nie zna migracji ${name}. Zaktualizuj program i spróbuj ponownie.`,
      )
    if (own !== checksum) throw new InvalidBackup(`Kopię zrobił inny program: migracja ${name} ma tam inną treść.`)
  }
}

/**
 * Passes the entries of a checked backup to `visit`, and verifies again those that it reads; unread entries are not verified.
 * Throws InvalidBackup.
 */
export async function readVerified(
  path: string,
  manifest: Manifest,
  visit: (kind: EntryKind, size: number, chunks: AsyncIterable<Uint8Array>) => Promise<void>,
  signal: AbortSignal,
  onRead: (bytes: number) => void,
): Promise<void> {
  const digests = new Map(manifest.entries.map(({ name, sha256 }) => [name, sha256]))
  const take = async ({ name, size, chunks }: { name: string; size: number; chunks: AsyncIterable<Uint8Array> }) => {
    const kind = entryKind(name)
    const digest = digests.get(name)
    if (kind && digest) await visit(kind, size, verified(chunks, digest))
  }
  await unpackTar(path, take, signal, onRead)
}

async function* verified(chunks: AsyncIterable<Uint8Array>, digest: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== digest) throw corruptBackup('zmienił się w trakcie')
}
