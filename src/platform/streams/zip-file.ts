import { createReadStream } from 'node:fs'
import { Unzip, type UnzipDecoder, type UnzipDecoderConstructor, UnzipInflate, UnzipPassThrough } from 'fflate'
import { UnpackProblem } from './unpack-problem.ts'

const atOnce = 16_384 // bytes packed: a thousand times as many may come out of them
const mostNames = 1_000

/** The names of all files in a zip, in their order. */
export async function zipNames(path: string): Promise<string[]> {
  const names: string[] = []
  const reader = openZip((name) => {
    names.push(name)
    return null
  })
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
  const take: Take = (error, chunk, final) => {
    failure ??= error
    if (chunk?.length) ready.push(chunk)
    isWhole ||= final
  }
  const reader = openZip((found) => (found === name && !isWhole ? take : null))
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

type Take = UnzipDecoder['ondata']

/** Reads a zip as it comes. @param choose what takes the bytes of the file of this name; null to pass it over */
function openZip(choose: (name: string) => Take | null): Unzip {
  const reader = new Unzip((file) => {
    const take = choose(file.name)
    for (const decoder of take ? [UnzipInflate, UnzipPassThrough] : [passedOver(file.compression)])
      reader.register(decoder)
    file.ondata = take ?? (() => {})
    file.start() // also what is passed over: the library would keep its bytes until it is started
  })
  return reader
}

function passedOver(compression: number): UnzipDecoderConstructor {
  return class {
    static readonly compression = compression
    ondata: Take = () => {}
    push() {}
  }
}
