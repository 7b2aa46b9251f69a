import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * A short text that the data folder keeps from its first use on, for its owner alone. Written aside and linked, so that of two
 * processes that start at once both read the same whole text.
 */
export function readOrCreateFile(folder: string, name: string, make: () => string): string {
  const kept = readIfExists(join(folder, name))
  if (kept !== null) return kept
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

/** Puts another text in its place. */
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

/** Writes the file whole or not at all, for its owner alone: a reader never sees half of it, nor does a backup. */
export async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${crypto.randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(part, bytes, { mode: 0o600, flush: true })
  await rename(part, path)
}
