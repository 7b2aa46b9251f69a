import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { done, type Result, refused } from '#shared/result.ts'
import { writeWhole } from '../write-whole.ts'
import { picturePath } from './picture-files.ts'
import { mostBytes } from './picture-limits.ts'
import { type PictureProblem, pictureProcess } from './picture-process.ts'
import type { PictureLook } from './picture-work.ts'

export interface StoredPicture extends PictureLook {
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
  if (bytes.length > mostBytes) return refused('too-many-bytes')
  const look = await pictureProcess.look(bytes)
  if (!look.ok) return look
  const file = createHash('sha256').update(bytes).digest('hex')
  const path = picturePath(dataFolder, file)
  if (!existsSync(path)) await writeWhole(path, bytes)
  return done({ file, ...look.value })
}
