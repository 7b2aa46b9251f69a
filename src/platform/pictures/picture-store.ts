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
 * The picture in one of the fixed widths, at most as wide as the original; made when first asked for, then kept.
 * Null when there is no such picture, width or format, or when the picture cannot be made into it.
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
  const kept = await readVariant(variantPath(dataFolder, name))
  if (kept) return kept
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
 * Where a picture lies that the shop hands out as a file, in its format and size, but without EXIF, XMP and comments, which may tell where
 * it was taken; made when first asked for. Null when there is no such file or it is no picture that can be read.
 * @param file SHA-256 of the file as it was attached
 */
export async function cleanPicturePath(dataFolder: string, file: string): Promise<string | null> {
  const name = `${file}-clean`
  const path = variantPath(dataFolder, name)
  if (existsSync(path)) return path
  const made = await getOrCreateVariant(dataFolder, name, filePath(dataFolder, file), (read) =>
    pictureProcess.clean(read),
  )
  return made && path
}

const shareWork = singleFlight<Uint8Array | null>()

/** What could not be made and when to try again, in milliseconds: asking again and again shall cost nothing. */
const failures = new Map<string, number>()
const maxFailures = 10_000
const pause = 10 * 60_000 // milliseconds

/**
 * What is made of an original, once however many ask, and kept by this name among the variants. Null when there is no original or it
 * cannot be made. On a full disk it is made each time.
 */
function getOrCreateVariant(
  dataFolder: string,
  name: string,
  original: string,
  make: (read: ReadPicture) => Promise<PictureBytes>,
): Promise<Uint8Array | null> {
  if ((failures.get(name) ?? 0) > Date.now() || !existsSync(original)) return Promise.resolve(null)
  return shareWork(name, async () => {
    const made = await make(() => readFile(original))
    if (made.ok) await storeVariant(dataFolder, name, made.value)
    else recordFailure(name, made.problem)
    return made.ok ? made.value : null
  })
}

async function storeVariant(dataFolder: string, name: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeAtomically(variantPath(dataFolder, name), bytes)
    await rm(formerVariantPath(dataFolder, name), { force: true })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.warn(error, 'no room to keep a picture: it is made again when it is asked for')
  }
}

function recordFailure(name: string, problem: string): void {
  log.warn({ picture: name, problem }, 'a picture cannot be made')
  if (failures.size >= maxFailures) failures.clear()
  failures.set(name, Date.now() + pause)
}

export interface StoredPicture extends PictureInfo {
  /** SHA-256 of the bytes in hexadecimal: the picture's name in the database and in addresses. */
  file: string
}

/**
 * Keeps a JPEG, PNG, WebP, AVIF or GIF, recognised by its content, among the shop's pictures; the same bytes twice are one file. It is
 * kept as it came, and never handed out: only its variants are.
 */
export async function storePicture(
  dataFolder: string,
  bytes: Uint8Array,
): Promise<Result<StoredPicture, PictureProblem | 'too-many-bytes'>> {
  if (bytes.length === 0) return refused('not-a-picture')
  if (bytes.length > maxPictureBytes) return refused('too-many-bytes')
  const look = await pictureProcess.inspect(bytes)
  if (!look.ok) return look
  const file = createHash('sha256').update(bytes).digest('hex')
  const path = picturePath(dataFolder, file)
  if (!existsSync(path)) await writeAtomically(path, bytes)
  return done({ file, ...look.value })
}
