import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { Parser, type ReadEntry } from 'tar'

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
