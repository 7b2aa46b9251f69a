const sampleSize = 65_536

/** The encoding of the bytes is not supported. */
export class UnknownEncoding extends Error {}

/**
 * Decodes bytes by their byte order mark or XML declaration, else as UTF-8; as windows-1250 when the bytes are invalid UTF-8.
 * Throws UnknownEncoding.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const iterator = bytes[Symbol.asyncIterator]()
  try {
    const head = await readSample(iterator)
    const decoder = makeDecoder(findEncoding(head))
    yield decoder.decode(head, { stream: true })
    for (let { value, done } = await iterator.next(); !done; { value, done } = await iterator.next())
      yield decoder.decode(value, { stream: true })
    yield decoder.decode()
  } finally {
    await iterator.return?.() // a reader that stops early would leave a file open
  }
}

async function readSample(iterator: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const sample: Uint8Array[] = []
  let length = 0
  while (length < sampleSize) {
    const { value, done } = await iterator.next()
    if (done) break
    sample.push(value)
    length += value.length
  }
  return Buffer.concat(sample)
}

function findEncoding(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    head.toString('latin1', 0, 300),
  )?.[1]
  if (declared && !/^utf-?8$/i.test(declared)) return declared
  return isUtf8(head) ? 'utf-8' : 'windows-1250'
}

function isUtf8(head: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

function makeDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new UnknownEncoding(encoding)
  }
}
