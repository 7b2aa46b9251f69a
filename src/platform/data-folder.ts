import { existsSync } from 'node:fs'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOrCreateFile } from './atomic-write.ts'
import { log } from './log.ts'

/** Free bytes below which the disk counts as full: one WAL file of PostgreSQL. */
export const minFreeBytes = 16 * 1024 * 1024

const checkInterval = 2_000

export type DiskProblem = 'full' | 'not-writable'

/** The data folder is not writable. */
export class DiskUnusable extends Error {
  readonly problem: DiskProblem
  constructor(folder: string, problem: DiskProblem) {
    super(diskMessages[problem](folder))
    this.problem = problem
  }
}

const diskMessages: Record<DiskProblem, (folder: string) => string> = {
  full: (folder) =>
    `Na dysku z folderem danych ${folder} nie ma już miejsca. Zwolnij co najmniej 100 MB i spróbuj ponownie albo przenieś folder na większy dysk i wskaż go w DATA_FOLDER.`,
  'not-writable': (folder) =>
    `Witryna nie może pisać w folderze danych ${folder}. Sprawdź, czy dysk nie jest tylko do odczytu i czy folder należy do użytkownika, który ją uruchamia, albo wskaż inny folder w DATA_FOLDER.`,
}

/**
 * Returns why the data folder cannot be written, or null: checks free space and creates a small file, which fails over quota
 * and on read-only disks. Creates a missing folder.
 * @param free bytes available to this user; null when the file system does not report them
 */
export async function diskProblem(folder: string, free = freeBytes): Promise<DiskProblem | null> {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(probe, Buffer.alloc(4_096), { mode: 0o600 })
    await rm(probe)
    return ((await free(folder)) ?? minFreeBytes) < minFreeBytes ? 'full' : null
  } catch (error) {
    await rm(probe, { force: true }).catch(() => {})
    return isFull(error) ? 'full' : 'not-writable'
  }
}

/** Throws DiskUnusable with a readable message. */
export async function requireWritableDisk(folder: string): Promise<void> {
  const problem = await diskProblem(folder)
  if (problem) throw new DiskUnusable(folder, problem)
}

/**
 * Returns the message for an error; when the disk is the cause, the message about the disk. The embedded engine reports that in
 * many ways, some without a message.
 */
export async function explainError(error: unknown, folder: string): Promise<string> {
  if (error instanceof DiskUnusable) return error.message
  const problem = await diskProblem(folder)
  if (problem) return diskMessages[problem](folder)
  return error instanceof Error ? error.message : String(error)
}

/** Returns the same check for a running shop: throws while the folder cannot be written. Checks at most every two seconds. */
export function watchDisk(folder: string, check = () => diskProblem(folder), now = Date.now): () => Promise<void> {
  let problem: DiskProblem | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (now() - lookedAt >= checkInterval) {
      lookedAt = now()
      const before = problem
      problem = await check()
      if (problem && problem !== before) log.error({ folder, problem }, 'the data folder cannot be written')
    }
    if (problem) throw new DiskUnusable(folder, problem)
  }
}

async function freeBytes(folder: string): Promise<number | null> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks === 0 ? null : bavail * bsize
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
}

const identityFile = 'identity'

/**
 * Returns a random name, created when the shop is first opened and stored in the data folder; processes compare it to verify
 * that they share the folder.
 */
export function dataIdentity(dataFolder: string): string {
  return readOrCreateFile(dataFolder, identityFile, () => crypto.randomUUID())
}

/** Returns whether a shop has ever been opened with this data folder. */
export function hasIdentity(dataFolder: string): boolean {
  return existsSync(join(dataFolder, identityFile))
}
