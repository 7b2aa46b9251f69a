import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomically } from './atomic-write.ts'

/** Where a file lies that the shop hands out as it is: in one of 256 folders, named by the SHA-256 of its bytes. */
export function filePath(dataFolder: string, file: string): string {
  return join(dataFolder, 'files', file.slice(0, 2), file)
}

/** Keeps a file among those of the shop; the same bytes twice are one file. Its SHA-256 in hexadecimal. */
export async function storeFile(dataFolder: string, bytes: Uint8Array): Promise<string> {
  const file = createHash('sha256').update(bytes).digest('hex')
  const path = filePath(dataFolder, file)
  if (!existsSync(path)) await writeAtomically(path, bytes)
  return file
}

/** Where an original lies: in one of 256 folders, so that none grows without bound. `file` is the SHA-256 of its bytes. */
export function picturePath(dataFolder: string, file: string): string {
  return join(dataFolder, 'pictures', file.slice(0, 2), file)
}

/** Where a variant lies, apart from the originals, from which it can be made again. `name` begins with the SHA-256 of the original. */
export function variantPath(dataFolder: string, name: string): string {
  return join(dataFolder, variantsFolder, name.slice(0, 2), name)
}

/** No data: backups leave it out. */
export const variantsFolder = 'variants'

/** Where earlier versions kept a variant. It may be a copy of the original, with all that a camera writes into it, and is not used any more. */
export function formerVariantPath(dataFolder: string, name: string): string {
  return join(dataFolder, 'pictures', name.slice(0, 2), name)
}

/** Whether a file among the pictures is a variant of an earlier version. */
export function isVariant(name: string): boolean {
  return /^[0-9a-f]{64}-\d+\.[a-z]+$/.test(name)
}
