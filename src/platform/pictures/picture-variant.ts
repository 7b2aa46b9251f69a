import { readFile } from 'node:fs/promises'
import { pictureWidths } from '#shared/picture-widths.ts'
import { makeOnce } from './make-once.ts'
import { picturePath, variantPath } from './picture-files.ts'
import { pictureProcess } from './picture-process.ts'
import type { PictureFormat } from './picture-work.ts'

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
  const kept = await readWhenThere(variantPath(dataFolder, name))
  if (kept) return kept
  return makeOnce(dataFolder, name, picturePath(dataFolder, file), (read) =>
    pictureProcess.variant(read, width, format),
  )
}

async function readWhenThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
