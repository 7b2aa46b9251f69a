import { existsSync } from 'node:fs'
import { filePath } from '../files/store-file.ts'
import { makeOnce } from './make-once.ts'
import { variantPath } from './picture-files.ts'
import { pictureProcess } from './picture-process.ts'

/**
 * Where a picture lies that the shop hands out as a file, in its format and size, but without EXIF, XMP and comments, which may tell where
 * it was taken; made when first asked for. Null when there is no such file or it is no picture that can be read.
 * @param file SHA-256 of the file as it was attached
 */
export async function cleanPicturePath(dataFolder: string, file: string): Promise<string | null> {
  const name = `${file}-clean`
  const path = variantPath(dataFolder, name)
  if (existsSync(path)) return path
  const made = await makeOnce(dataFolder, name, filePath(dataFolder, file), (read) => pictureProcess.clean(read))
  return made && path
}
