import { readFileSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { replaceFile } from '#platform/atomic-write.ts'

const recordSchema = z.object({
  madeAt: z.coerce.date(),
  /** As databaseName says it. */
  database: z.string(),
  /** Absolute path, where it was written: it may have been moved since. */
  file: z.string(),
  /** bytes */
  size: z.number().int().nonnegative(),
})

/** What the shop remembers of the last backup that it has made. */
export type LastBackup = z.infer<typeof recordSchema>

/** Beside the folders of the data folder, so that no backup takes it along: a restored shop has made none. */
const recordFile = 'last-backup'

/** Null when this shop has made none, or only such as an earlier version did not describe. */
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

/** After another shop was put in place of the one that has made it. */
export function removeLastBackup(dataFolder: string): void {
  rmSync(join(dataFolder, recordFile), { force: true })
}

const backupNamePattern = /^witryna-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/

/** 'witryna-2026-11-21T03-15-00Z.tar.gz': by name they stand in the order in which they were made. */
export function backupFileName(madeAt: Date): string {
  return `witryna-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
}

/**
 * Of the files in a folder those backups that go when so many stay: the one just `made` and the newest of the others by name. Other files
 * are not touched.
 */
export function expiredBackups(names: string[], made: string, kept: number): string[] {
  return names
    .filter((name) => backupNamePattern.test(name) && name !== made)
    .sort()
    .toReversed()
    .slice(kept - 1)
}

/** Removes them; their names. Another backup into the same folder may do so at the same moment. */
export async function removeExpiredBackups(folder: string, made: string, kept: number): Promise<string[]> {
  const older = expiredBackups(await readdir(folder), made, kept)
  for (const name of older) await rm(join(folder, name), { force: true })
  return older
}
