import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { Header, Parser, Pax, type ReadEntry } from 'tar'
import type { EntryDigest } from './manifest.ts'

export interface ArchiveEntry {
  name: string
  /** bytes; exactly the sum of the chunks */
  size: number
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

const block = 512

/** Yields the bytes of a tar archive. Calls `onEntry` with the digest of each entry before requesting the next one. */
export async function* packTar(
  entries: AsyncIterable<ArchiveEntry>,
  onEntry: (digest: EntryDigest) => void,
): AsyncGenerator<Uint8Array> {
  for await (const { name, size, chunks } of entries) {
    yield* header(name, size)
    const hash = createHash('sha256')
    let written = 0
    for await (const chunk of chunks) {
      hash.update(chunk)
      written += chunk.length
      yield chunk
    }
    if (written !== size) throw new Error(`Plik ${name} zmienił się w trakcie robienia kopii.`)
    yield Buffer.alloc((block - (size % block)) % block)
    onEntry({ name, size, sha256: hash.digest('hex') })
  }
  yield Buffer.alloc(2 * block)
}

/** A long or non-ASCII name does not fit into the header: an extended header precedes it. */
function header(path: string, size: number): Buffer[] {
  const found = new Header({ path, size, mode: 0o600, type: 'File', mtime: new Date() })
  found.encode()
  const bytes = found.block as Buffer
  return found.needPax ? [new Pax({ path, size }).encode(), bytes] : [bytes]
}

export interface FoundEntry {
  name: string
  /** bytes, according to the archive */
  size: number
  chunks: AsyncIterable<Uint8Array>
}

/**
 * Passes every file of a tar archive, gzipped or not, to `visit`, one after the other. Throws when it is cut off, is not an
 * archive, or contains links, devices or folders. Writes nothing.
 */
export async function unpackTar(
  path: string,
  visit: (entry: FoundEntry) => Promise<void>,
  signal: AbortSignal,
  onRead: (bytes: number) => void,
): Promise<void> {
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => {})
  let visits = Promise.resolve()
  const parser = new Parser({
    strict: true, // treats warnings as errors
    onReadEntry: (entry) => {
      visits = visits.then(() => visitFile(entry, visit))
      visits.catch(failure.reject)
    },
  })
  parser.on('error', failure.reject)
  const ended = once(parser, 'end')
  ended.catch(() => {})
  for await (const chunk of createReadStream(path, { signal })) {
    onRead(chunk.length)
    if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), failure.promise])
  }
  parser.end()
  await Promise.race([ended, failure.promise])
  await visits
}

/** Discards what `visit` leaves unread. */
async function visitFile(entry: ReadEntry, visit: (entry: FoundEntry) => Promise<void>): Promise<void> {
  if (entry.type !== 'File') throw new Error(`${entry.path}: ${entry.type}`)
  await visit({ name: entry.path, size: entry.size, chunks: entry })
  entry.resume()
}
