import { createHash } from 'node:crypto'
import type { Migration } from '../database/migrate.ts'
import { entryKind } from './entry-names.ts'
import { type EntryDigest, type Manifest, manifestName, readManifest } from './manifest.ts'
import { BackupRefused, broken } from './refused.ts'
import { type FoundEntry, unpackTar } from './unpack-tar.ts'

/** bytes of what is held in memory at once: a part of rows, the manifest */
const mostAtOnce = 64_000_000

/**
 * Reads a whole backup without changing anything, and what it says of itself. Throws BackupRefused when it is cut off, when a
 * digest differs, when it holds what no backup holds, or when a newer program made it.
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
    if (manifest) throw broken(`${entry.name} po spisie`)
    if (entry.name === manifestName) manifest = await takeManifest(entry)
    else found.push(await takeDigest(entry))
  }
  await unpackTar(path, visit, signal, onRead).catch((error: Error) => {
    throw error instanceof BackupRefused || isOfSystem(error) ? error : broken(error.message)
  })
  if (!manifest) throw broken('brakuje spisu')
  compare(found, manifest)
  checkMigrations(manifest, known)
  return manifest
}

/** The disk, the rights or Ctrl-C; not what stands in the file. */
function isOfSystem(error: Error): boolean {
  return error.name === 'AbortError' || 'syscall' in error
}

async function takeManifest({ size, chunks }: FoundEntry): Promise<Manifest> {
  const read = readManifest((await readWhole(size, chunks)).toString('utf8'))
  if (read === 'newer')
    throw new BackupRefused('Kopię zrobiła nowsza wersja programu. Zaktualizuj program i spróbuj ponownie.')
  if (read === 'broken') throw broken('nieczytelny spis')
  return read
}

/** An entry that must fit into memory. Throws BackupRefused when it does not. */
export async function readWhole(size: number, chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  if (size > mostAtOnce) throw broken('za duża część')
  return Buffer.concat(await Array.fromAsync(chunks))
}

async function takeDigest({ name, size, chunks }: FoundEntry): Promise<EntryDigest> {
  const kind = entryKind(name)?.kind
  if (!kind) throw broken(`niedozwolona nazwa ${name}`)
  if (kind !== 'file' && size > mostAtOnce) throw broken(`za duża część ${name}`)
  const hash = createHash('sha256')
  for await (const chunk of chunks) hash.update(chunk)
  return { name, size, sha256: hash.digest('hex') }
}

function compare(found: EntryDigest[], { entries, tables }: Manifest): void {
  if (found.length !== entries.length) throw broken('spis wymienia co innego')
  const names = new Set<string>()
  for (const [place, entry] of found.entries()) {
    const listed = entries[place]
    if (listed?.name !== entry.name || listed.size !== entry.size || listed.sha256 !== entry.sha256)
      throw broken(`zmieniono ${entry.name}`)
    const kind = entryKind(entry.name)
    if (kind?.kind === 'rows' && !Object.hasOwn(tables, kind.table)) throw broken(`nieznana tabela ${kind.table}`)
    if (names.size === names.add(entry.name).size) throw broken(`dwa razy ${entry.name}`)
  }
}

function checkMigrations({ migrations }: Manifest, known: Migration[]): void {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of migrations) {
    const own = checksums.get(name)
    if (!own)
      throw new BackupRefused(
        `Kopię zrobiła nowsza wersja programu: ta nie zna migracji ${name}. Zaktualizuj program i spróbuj ponownie.`,
      )
    if (own !== checksum) throw new BackupRefused(`Kopię zrobił inny program: migracja ${name} ma tam inną treść.`)
  }
}
