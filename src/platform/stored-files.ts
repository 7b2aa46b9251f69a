import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomically } from './atomic-write.ts'

/** Returns the path of a file that the shop serves unchanged: in one of 256 folders, named by the SHA-256 of its bytes. */
export function filePath(dataFolder: string, file: string): string {
  return join(dataFolder, 'files', file.slice(0, 2), file)
}

/** Stores a file and returns its SHA-256 in hexadecimal; the same bytes are stored once. */
export async function storeFile(dataFolder: string, bytes: Uint8Array): Promise<string> {
  const file = createHash('sha256').update(bytes).digest('hex')
  const path = filePath(dataFolder, file)
  if (!existsSync(path)) await writeAtomically(path, bytes)
  return file
}

/**
 * Returns the path of an original: in one of 256 folders, so that none grows without bound. `file` is the SHA-256 of its bytes.
 */
export function picturePath(dataFolder: string, file: string): string {
  return join(dataFolder, 'pictures', file.slice(0, 2), file)
}

/**
 * Returns the path of a variant, apart from the originals, from which it can be created again. `name` begins with the SHA-256
 * of the original.
 */
export function variantPath(dataFolder: string, name: string): string {
  return join(dataFolder, variantsFolder, name.slice(0, 2), name)
}

/** Derived data: backups exclude it. */
export const variantsFolder = 'variants'

/**
 * Returns the path of a variant of earlier versions. It may be a copy of the original with all metadata, and is no longer used.
 */
export function formerVariantPath(dataFolder: string, name: string): string {
  return join(dataFolder, 'pictures', name.slice(0, 2), name)
}

/** Returns whether a file among the pictures is a variant of an earlier version. */
export function isVariant(name: string): boolean {
  return /^[0-9a-f]{64}-\d+\.[a-z]+$/.test(name)
}
