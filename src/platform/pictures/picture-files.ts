import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where a picture lies: in one of 256 folders, so that none grows without bound. `name` begins with the SHA-256 of the original. */
export function picturePath(dataFolder: string, name: string): string {
  return join(dataFolder, 'pictures', name.slice(0, 2), name)
}

/** Writes the file whole or not at all: a reader never sees half of it. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${crypto.randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(part, bytes, { mode: 0o600, flush: true })
  await rename(part, path)
}

/** Whether a file among the pictures can be made again from its original. */
export function isVariant(name: string): boolean {
  return /^[0-9a-f]{64}-\d+\.[a-z]+$/.test(name)
}
