import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A short text that the data folder keeps from its first use on, for its owner alone. Written aside and linked, so that of two
 * processes that start at once both read the same whole text.
 */
export function keptFile(folder: string, name: string, make: () => string): string {
  const kept = readWhenThere(join(folder, name))
  if (kept !== null) return kept
  const draft = writeDraft(folder, name, make())
  try {
    linkSync(draft, join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readWhenThere(join(folder, name)) ?? ''
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

function readWhenThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
