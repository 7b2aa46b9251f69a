import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { Header, Parser, Pax, type ReadEntry } from 'tar'
import type { EntryDigest } from './manifest.ts'

export interface ArchiveEntry {
  name: string
  /** bytes; exactly as many as the chunks have */
  size: number
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

const block = 512

/** The bytes of a tar archive. Each entry is told with its digest before the next one is asked for. */
export async function* packTar(
  entries: AsyncIterable<ArchiveEntry>,
  tell: (digest: EntryDigest) => void,
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
    tell({ name, size, sha256: hash.digest('hex') })
  }
  yield Buffer.alloc(2 * block)
}

/** A long or foreign name does not fit into the header: a second one goes before it. */
function header(path: string, size: number): Buffer[] {
  const found = new Header({ path, size, mode: 0o600, type: 'File', mtime: new Date() })
  found.encode()
  const bytes = found.block as Buffer
  return found.needPax ? [new Pax({ path, size }).encode(), bytes] : [bytes]
}

export interface FoundEntry {
  name: string
  /** bytes, as the archive says */
  size: number
  chunks: AsyncIterable<Uint8Array>
}

/**
 * Shows every file of a tar archive, compressed by gzip or not, to `visit`, one after the other. Throws when it is cut off, is
 * no such archive, or holds anything else than files: links, devices, folders. Nothing is written anywhere.
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
    strict: true, // a warning is an error
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

/** What a visitor leaves unread is thrown away. */
async function visitFile(entry: ReadEntry, visit: (entry: FoundEntry) => Promise<void>): Promise<void> {
  if (entry.type !== 'File') throw new Error(`${entry.path}: ${entry.type}`)
  await visit({ name: entry.path, size: entry.size, chunks: entry })
  entry.resume()
}
