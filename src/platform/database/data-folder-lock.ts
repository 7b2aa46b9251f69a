import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProcessAlive, thisProcess } from '../process-liveness.ts'

const maxAttempts = 100 // one per lost race

/** A live process uses the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Z danych w ${folder} korzysta już inna Witryna (proces ${pid}). Zatrzymaj ją albo daj tej własny DATA_FOLDER.`,
    )
  }
}

/**
 * Makes this process the only owner of the data folder. The name of the one file in `owner` identifies the owner. A complete
 * `owner` folder is moved there atomically; one left by a killed process is taken over by renaming that file, which only one of
 * several can do. Returns the release function. Throws FolderInUse.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const id = crypto.randomUUID()
  const owner = join(folder, 'owner')
  const aside = join(folder, `owner.${id}`)
  const me = `${thisProcess()} ${id}`
  mkdirSync(aside, { mode: 0o700 })
  writeFileSync(join(aside, me), '', { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      if (succeeds(() => renameSync(aside, owner))) return () => releaseFolder(owner, aside)
      const [found] = ownersIn(owner)
      if (found === undefined) continue // released in between
      if (isProcessAlive(found)) throw new FolderInUse(folder, Number.parseInt(found, 10))
      if (succeeds(() => renameSync(join(owner, found), join(owner, me)))) return () => releaseFolder(owner, aside)
    }
    throw new Error(`Nie można objąć folderu danych ${folder}.`)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Also atomic: the next process finds a complete `owner` or none. */
function releaseFolder(owner: string, aside: string): void {
  renameSync(owner, aside)
  rmSync(aside, { recursive: true })
}

/** Returns false when another process was faster: the source is gone, or the destination exists. */
function succeeds(rename: () => void): boolean {
  try {
    rename()
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code && ['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes(code)) return false
    throw error
  }
}

function ownersIn(owner: string): string[] {
  try {
    return readdirSync(owner)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
