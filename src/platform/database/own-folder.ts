import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder is in use by a living process. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Z danych w ${folder} korzysta już inna Witryna (proces ${pid}). Zatrzymaj ją albo daj tej własny DATA_FOLDER.`,
    )
  }
}

/**
 * Makes this process the only owner of the data folder, by a file with its number. A file left behind by a killed process
 * is recognised and replaced. Returns what gives the folder back. Throws FolderInUse.
 */
export function ownFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'owner.pid')
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx', mode: 0o600 })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 2) throw error
      const owner = livingOwner(file)
      if (owner) throw new FolderInUse(folder, owner)
      rmSync(file, { force: true })
    }
  }
}

function livingOwner(file: string): number | null {
  const [pid, start] = readFileSync(file, 'utf8').split(' ')
  const number = Number(pid)
  if (!number || !isAlive(number)) return null
  return startOf(number) === start ? number : null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process began, so that a number given anew to another process is not taken for the owner. Only Linux tells. */
function startOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
