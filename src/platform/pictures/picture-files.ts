import { join } from 'node:path'

/** Where a picture lies: in one of 256 folders, so that none grows without bound. `name` begins with the SHA-256 of the original. */
export function picturePath(dataFolder: string, name: string): string {
  return join(dataFolder, 'pictures', name.slice(0, 2), name)
}

/** Whether a file among the pictures can be made again from its original. */
export function isVariant(name: string): boolean {
  return /^[0-9a-f]{64}-\d+\.[a-z]+$/.test(name)
}
