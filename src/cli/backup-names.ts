import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const pattern = /^witryna-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/

/** 'witryna-2026-11-21T03-15-00Z.tar.gz': by name they stand in the order in which they were made. */
export function backupName(madeAt: Date): string {
  return `witryna-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
}

/**
 * Of the files in a folder those backups that go when so many stay: the one just `made` and the newest of the others by name. Other files
 * are not touched.
 */
export function olderBackups(names: string[], made: string, kept: number): string[] {
  return names
    .filter((name) => pattern.test(name) && name !== made)
    .sort()
    .toReversed()
    .slice(kept - 1)
}

/** Removes them; their names. Another backup into the same folder may do so at the same moment. */
export async function removeOlderBackups(folder: string, made: string, kept: number): Promise<string[]> {
  const older = olderBackups(await readdir(folder), made, kept)
  for (const name of older) await rm(join(folder, name), { force: true })
  return older
}
