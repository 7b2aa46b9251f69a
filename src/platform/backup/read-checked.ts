import { createHash } from 'node:crypto'
import { type EntryKind, entryKind } from './entry-names.ts'
import type { Manifest } from './manifest.ts'
import { broken } from './refused.ts'
import { unpackTar } from './unpack-tar.ts'

/**
 * Shows the entries of a checked backup to `visit`, and makes sure that what it reads is still what was checked; of what it
 * does not read, nothing is said. Throws BackupRefused.
 */
export async function readChecked(
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
  if (hash.digest('hex') !== digest) throw broken('zmienił się w trakcie')
}
