import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes the file whole or not at all, for its owner alone: a reader never sees half of it, nor does a backup. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${crypto.randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(part, bytes, { mode: 0o600, flush: true })
  await rename(part, path)
}
