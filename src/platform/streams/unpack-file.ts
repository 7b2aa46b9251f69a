import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { UnpackProblem } from './unpack-problem.ts'
import { zipNames, zipped } from './zip-file.ts'

/** The bytes of a file, unpacked when it is gzip or a zip of one file. Throws UnpackProblem. @param mostBytes unpacked @param onRead hears how many bytes of the file itself have come */
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
  if (head.toString('latin1') === 'PK\u0003\u0004') return zipped(path, await nameWithin(path), onRead)
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
