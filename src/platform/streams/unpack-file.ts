import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { Unzip, type UnzipDecoder, type UnzipDecoderConstructor, UnzipInflate, UnzipPassThrough } from 'fflate'

/**
 * Yields the bytes of a file, unpacked when it is gzip or a zip of one file. Throws UnpackProblem.
 * @param mostBytes limit of unpacked bytes
 * @param onRead called with the number of packed bytes read
 */
export async function* unpackFile(
  path: string,
  mostBytes: number,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const chunk of await unpacked(path, onRead)) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new UnpackProblem('too-large')
      yield chunk
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^Z_/.test(String(error.code)))
      throw new UnpackProblem('cut', error)
    throw error
  }
}

async function unpacked(path: string, onRead: (bytes: number) => void): Promise<AsyncIterable<Uint8Array>> {
  const head = await firstBytes(path)
  if (head.toString('latin1') === 'PK\u0003\u0004') return unzipEntry(path, await nameWithin(path), onRead)
  if (head[0] === 0x1f && head[1] === 0x8b) {
    const packed = createReadStream(path)
    packed.on('data', ({ length }) => onRead(length))
    const unzipped = createGunzip()
    packed.once('error', (error) => unzipped.destroy(error))
    unzipped.once('close', () => packed.destroy())
    return packed.pipe(unzipped)
  }
  return counted(createReadStream(path), onRead)
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onRead(chunk.length)
    yield chunk
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function nameWithin(path: string): Promise<string> {
  const names = await zipNames(path)
  if (names.includes('[Content_Types].xml')) throw new UnpackProblem('sheet')
  const files = names.filter((name) => !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name))
  const [only] = files
  if (files.length > 1) throw new UnpackProblem('several')
  if (only === undefined) throw new UnpackProblem('none')
  return only
}

/**
 * Why a packed file cannot be read: it is truncated, unpacks to more than the limit, is an Excel sheet, or contains no file or
 * several.
 */
export class UnpackProblem extends Error {
  readonly reason: 'cut' | 'too-large' | 'sheet' | 'none' | 'several'

  constructor(reason: UnpackProblem['reason'], cause?: unknown) {
    super(`a file could not be unpacked (${reason})`, { cause })
    this.reason = reason
  }
}

const chunkBytes = 16_384 // packed bytes: they may unpack to a thousand times as many
const maxNames = 1_000

/** Returns the names of all files in a zip, in order. */
async function zipNames(path: string): Promise<string[]> {
  const names: string[] = []
  const reader = openZip((name) => {
    names.push(name)
    return null
  })
  for await (const chunk of createReadStream(path)) {
    reader.push(chunk)
    if (names.length > maxNames) break
  }
  return names
}

/** Yields the unpacked bytes of one file in a zip. Throws UnpackProblem when it is incomplete. */
async function* unzipEntry(path: string, name: string, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let isWhole = false
  let failure: unknown = null
  const take: OnData = (error, chunk, final) => {
    failure ??= error
    if (chunk?.length) ready.push(chunk)
    isWhole ||= final
  }
  const reader = openZip((found) => (found === name && !isWhole ? take : null))
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
    onRead(chunk.length)
    try {
      reader.push(chunk)
    } catch (error) {
      failure ??= error
    }
    if (failure) throw new UnpackProblem('cut', failure)
    yield* ready.splice(0)
    if (isWhole) return
  }
  throw new UnpackProblem('cut')
}

type OnData = UnzipDecoder['ondata']

/**
 * Unpacks a zip as it arrives.
 * @param choose returns the handler for the bytes of this file; null to skip it
 */
function openZip(choose: (name: string) => OnData | null): Unzip {
  const reader = new Unzip((file) => {
    const take = choose(file.name)
    for (const decoder of take ? [UnzipInflate, UnzipPassThrough] : [skipEntry(file.compression)])
      reader.register(decoder)
    file.ondata = take ?? (() => {})
    file.start() // also a skipped file: the library would buffer its bytes until it is started
  })
  return reader
}

function skipEntry(compression: number): UnzipDecoderConstructor {
  return class {
    static readonly compression = compression
    ondata: OnData = () => {}
    push() {}
  }
}
