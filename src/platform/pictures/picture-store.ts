import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { pictureWidths } from '#shared/picture-widths.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { writeAtomically } from '../atomic-write.ts'
import { singleFlight } from '../concurrency.ts'
import { isUnavailable } from '../database/connection-errors.ts'
import { log } from '../log.ts'
import { filePath, formerVariantPath, picturePath, variantPath } from '../stored-files.ts'
import { maxPictureBytes } from './picture-limits.ts'
import { type PictureBytes, type PictureProblem, pictureProcess, type ReadPicture } from './picture-process.ts'
import type { PictureFormat, PictureInfo } from './picture-work.ts'

export const pictureFormats: PictureFormat[] = ['webp', 'avif', 'jpeg']

/**
 * Returns the picture in one of the fixed widths, at most as wide as the original; created on first request, then stored. Null
 * when there is no such picture, width or format, or when it cannot be decoded.
 * @param file SHA-256 of the original
 */
export async function pictureVariant(
  dataFolder: string,
  file: string,
  width: number,
  format: PictureFormat,
): Promise<Uint8Array | null> {
  if (!/^[0-9a-f]{64}$/.test(file) || !pictureWidths.includes(width) || !pictureFormats.includes(format)) return null
  const name = `${file}-${width}.${format}`
  const stored = await readVariant(variantPath(dataFolder, name))
  if (stored) return stored
  return getOrCreateVariant(dataFolder, name, picturePath(dataFolder, file), (read) =>
    pictureProcess.variant(read, width, format),
  )
}

async function readVariant(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/**
 * Returns the path of a picture to be served as a file, in its format and size, but without EXIF, XMP and comments, which may
 * contain the location; created on first request. Null when there is no such file or it is not a readable picture.
 * @param file SHA-256 of the file as it was attached
 */
export async function cleanPicturePath(dataFolder: string, file: string): Promise<string | null> {
  const name = `${file}-clean`
  const path = variantPath(dataFolder, name)
  if (existsSync(path)) return path
  const created = await getOrCreateVariant(dataFolder, name, filePath(dataFolder, file), (read) =>
    pictureProcess.clean(read),
  )
  return created && path
}

const shareWork = singleFlight<Uint8Array | null>()

/** Variants that failed and when to retry, in milliseconds: repeated requests must be cheap. */
const failures = new Map<string, number>()
const maxFailures = 10_000
const pause = 10 * 60_000

/**
 * Returns a stored variant of an original, creating it once for concurrent callers. Null when there is no original or it cannot
 * be decoded. On a full disk it is created each time.
 */
function getOrCreateVariant(
  dataFolder: string,
  name: string,
  original: string,
  make: (read: ReadPicture) => Promise<PictureBytes>,
): Promise<Uint8Array | null> {
  if ((failures.get(name) ?? 0) > Date.now() || !existsSync(original)) return Promise.resolve(null)
  return shareWork(name, async () => {
    const created = await make(() => readFile(original))
    if (created.ok) await storeVariant(dataFolder, name, created.value)
    else recordFailure(name, created.problem)
    return created.ok ? created.value : null
  })
}

async function storeVariant(dataFolder: string, name: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeAtomically(variantPath(dataFolder, name), bytes)
    await rm(formerVariantPath(dataFolder, name), { force: true })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.warn(error, 'no space to store a picture: it is created again on the next request')
  }
}

function recordFailure(name: string, problem: string): void {
  log.warn({ picture: name, problem }, 'a picture cannot be created')
  if (failures.size >= maxFailures) failures.clear()
  failures.set(name, Date.now() + pause)
}

export interface StoredPicture extends PictureInfo {
  /** SHA-256 of the bytes in hexadecimal: the picture's name in the database and in addresses. */
  file: string
}

/**
 * Stores a JPEG, PNG, WebP, AVIF or GIF, recognised by its content; the same bytes are stored once. The original is stored
 * unchanged and never served: only its variants are.
 */
export async function storePicture(
  dataFolder: string,
  bytes: Uint8Array,
): Promise<Result<StoredPicture, PictureProblem | 'too-many-bytes'>> {
  if (bytes.length === 0) return refused('not-a-picture')
  if (bytes.length > maxPictureBytes) return refused('too-many-bytes')
  const inspected = await pictureProcess.inspect(bytes)
  if (!inspected.ok) return inspected
  const file = createHash('sha256').update(bytes).digest('hex')
  const path = picturePath(dataFolder, file)
  if (!existsSync(path)) await writeAtomically(path, bytes)
  return done({ file, ...inspected.value })
}
