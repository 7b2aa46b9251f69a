import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { OpenDatabase } from '../database/database.ts'
import { entryKind, fileName, secretName } from './entry-names.ts'
import { keptFiles } from './kept-files.ts'
import { type EntryDigest, formatVersion, type Manifest, manifestName } from './manifest.ts'
import { type ArchiveEntry, packTar } from './pack-tar.ts'
import { readSnapshot, type Snapshot } from './read-snapshot.ts'

/** Level of gzip: pictures do not get smaller, and the embedded engine waits for the rows. */
const quickly = 3

export interface Backup {
  database: OpenDatabase
  dataFolder: string
  /** What signs the cookies of accounts. */
  secret: string
  /** Absolute path of the file to be made; one that is there is replaced when the new one is whole. */
  path: string
  signal: AbortSignal
  /** Hears of each entry that has been written. */
  onEntry: (entry: EntryDigest) => void
}

/**
 * Writes one file with everything that the shop is: rows, waiting jobs, pictures and mails, the secret. It gets its name
 * when it is whole and on the disk; until then a hidden one, removed after a failure. Only its owner may read it.
 */
export async function makeBackup(backup: Backup): Promise<{ manifest: Manifest; size: number }> {
  const { path, dataFolder, signal } = backup
  if (isWithin(dataFolder, path))
    throw new Error('Kopię zapisz poza folderem danych: kto traci folder, traci wtedy i kopię.')
  const part = join(dirname(path), `.${crypto.randomUUID()}.part`)
  try {
    const manifest = await writeArchive(backup, createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }))
    signal.throwIfAborted()
    const { size } = await stat(part)
    await rename(part, path)
    return { manifest, size }
  } finally {
    await rm(part, { force: true })
  }
}

function isWithin(folder: string, path: string): boolean {
  const between = relative(folder, path)
  return !between.startsWith('..') && !isAbsolute(between)
}

async function writeArchive({ signal, onEntry, ...backup }: Backup, file: Writable): Promise<Manifest> {
  const entries: EntryDigest[] = []
  const written = Promise.withResolvers<Manifest>()
  const archive = packTar(contents(backup, entries, written.resolve), (entry) => {
    if (entry.name !== manifestName && !entryKind(entry.name))
      throw new Error(`Takiej nazwy kopia nie przyjmie: ${entry.name}`)
    entries.push(entry)
    onEntry(entry)
  })
  await pipeline(archive, createGzip({ level: quickly }), file, { signal })
  return written.promise
}

/** Rows first: a picture that they name is written before it is named and never changed, so that it is found afterwards. */
async function* contents(
  { database, dataFolder, secret }: Pick<Backup, 'database' | 'dataFolder' | 'secret'>,
  entries: EntryDigest[],
  tell: (manifest: Manifest) => void,
): AsyncGenerator<ArchiveEntry> {
  const madeAt = new Date().toISOString()
  const snapshot = Promise.withResolvers<Snapshot>()
  yield* readSnapshot(database.query, snapshot.resolve)
  for await (const { folder, path, size } of keptFiles(dataFolder))
    yield { name: fileName(folder, path), size, chunks: createReadStream(join(dataFolder, folder, path)) }
  yield wholeEntry(secretName, secret)
  const engine = `${database.engine} ${database.version}`
  const manifest = { format: formatVersion, madeAt, engine, ...(await snapshot.promise), entries } as const
  yield wholeEntry(manifestName, JSON.stringify(manifest, null, 1))
  tell(manifest)
}

function wholeEntry(name: string, text: string): ArchiveEntry {
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, chunks: [bytes] }
}
