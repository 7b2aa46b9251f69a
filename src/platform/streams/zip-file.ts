import { createReadStream } from 'node:fs'
import { Unzip, UnzipInflate } from 'fflate'
import { UnpackProblem } from './unpack-problem.ts'

const atOnce = 16_384 // bytes packed: a thousand times as many may come out of them
const mostNames = 1_000

/** The names of all files in a zip, in their order. */
export async function zipNames(path: string): Promise<string[]> {
  const names: string[] = []
  const reader = new Unzip((file) => void names.push(file.name))
  reader.register(UnzipInflate)
  for await (const chunk of createReadStream(path)) {
    reader.push(chunk)
    if (names.length > mostNames) break
  }
  return names
}

/** The bytes of one file in a zip, as they are unpacked. Throws UnpackProblem when it does not come to its end. */
export async function* zipped(path: string, name: string, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let isWhole = false
  let failure: unknown = null
  const reader = new Unzip((file) => {
    if (file.name !== name || isWhole) return
    file.ondata = (error, chunk, final) => {
      failure ??= error
      if (chunk?.length) ready.push(chunk)
      isWhole ||= final
    }
    file.start()
  })
  reader.register(UnzipInflate)
  for await (const chunk of createReadStream(path, { highWaterMark: atOnce })) {
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
