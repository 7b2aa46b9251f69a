import { createHash } from 'node:crypto'
import { Header, Pax } from 'tar'
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
