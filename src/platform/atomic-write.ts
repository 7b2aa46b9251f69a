import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Returns the text of a file in the data folder, creating it on first use, readable by the owner only. Written to a temporary
 * file and linked, so that two processes starting at once read the same complete text.
 */
export function readOrCreateFile(folder: string, name: string, make: () => string): string {
  const existing = readIfExists(join(folder, name))
  if (existing !== null) return existing
  const draft = writeDraft(folder, name, make())
  try {
    linkSync(draft, join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readIfExists(join(folder, name)) ?? ''
}

/** Replaces the text of a file. */
export function replaceFile(folder: string, name: string, text: string): void {
  renameSync(writeDraft(folder, name, text), join(folder, name))
}

function writeDraft(folder: string, name: string, text: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `${name}.${crypto.randomUUID()}`)
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true })
    return draft
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

function readIfExists(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Writes a file atomically, readable by the owner only: no reader or backup ever sees half of it. */
export async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${crypto.randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(part, bytes, { mode: 0o600, flush: true })
  await rename(part, path)
}
