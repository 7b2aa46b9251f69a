import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../write-whole.ts'

/** Where a file lies that the shop hands out as it is: in one of 256 folders, named by the SHA-256 of its bytes. */
export function filePath(dataFolder: string, file: string): string {
  return join(dataFolder, 'files', file.slice(0, 2), file)
}

/** Keeps a file among those of the shop; the same bytes twice are one file. Its SHA-256 in hexadecimal. */
export async function storeFile(dataFolder: string, bytes: Uint8Array): Promise<string> {
  const file = createHash('sha256').update(bytes).digest('hex')
  const path = filePath(dataFolder, file)
  if (!existsSync(path)) await writeWhole(path, bytes)
  return file
}
