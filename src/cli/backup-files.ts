import { readFileSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { replaceFile } from '#platform/atomic-write.ts'

const recordSchema = z.object({
  madeAt: z.coerce.date(),
  /** In the form of databaseName. */
  database: z.string(),
  /** Absolute path at the time of writing; the file may have been moved since. */
  file: z.string(),
  /** bytes */
  size: z.number().int().nonnegative(),
})

/** The shop's record of its last backup. */
export type LastBackup = z.infer<typeof recordSchema>

/** Outside the saved folders, so that no backup contains it: a restored shop has no backup of its own yet. */
const recordFile = 'last-backup'

/** Null when this shop has made no backup, or only with an older version that wrote no record. */
export function readLastBackup(dataFolder: string): LastBackup | null {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(join(dataFolder, recordFile), 'utf8')))
  } catch {
    return null
  }
}

export function saveLastBackup(dataFolder: string, made: LastBackup): void {
  replaceFile(dataFolder, recordFile, JSON.stringify(made))
}

/** For a shop that was replaced by another one. */
export function removeLastBackup(dataFolder: string): void {
  rmSync(join(dataFolder, recordFile), { force: true })
}

const backupNamePattern = /^witryna-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/

/** 'witryna-2026-11-21T03-15-00Z.tar.gz': names sort by time. */
export function backupFileName(madeAt: Date): string {
  return `witryna-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
}

/**
 * Returns the backups of a folder to remove when this many stay: the one just `made` and the newest others by name. Other files
 * are ignored.
 */
export function expiredBackups(names: string[], made: string, keep: number): string[] {
  return names
    .filter((name) => backupNamePattern.test(name) && name !== made)
    .sort()
    .toReversed()
    .slice(keep - 1)
}

/** Removes the oldest backups; returns their names. Another backup into the same folder may do so concurrently. */
export async function removeExpiredBackups(folder: string, made: string, keep: number): Promise<string[]> {
  const older = expiredBackups(await readdir(folder), made, keep)
  for (const name of older) await rm(join(folder, name), { force: true })
  return older
}
