import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { UnpackProblem } from './unpack-problem.ts'
import { zipNames, zipped } from './zip-file.ts'

/** The bytes of a file, unpacked when it is gzip or a zip of one file. Throws UnpackProblem. @param mostBytes unpacked */
export async function* unpackFile(path: string, mostBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const chunk of await unpacked(path)) {
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

async function unpacked(path: string): Promise<AsyncIterable<Uint8Array>> {
  const head = await firstBytes(path)
  if (head[0] === 0x1f && head[1] === 0x8b) {
    const packed = createReadStream(path)
    const unzipped = createGunzip()
    packed.once('error', (error) => unzipped.destroy(error))
    unzipped.once('close', () => packed.destroy())
    return packed.pipe(unzipped)
  }
  return head.toString('latin1') === 'PK\u0003\u0004' ? zipped(path, await nameWithin(path)) : createReadStream(path)
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
