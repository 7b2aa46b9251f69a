import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { replaceFile } from '#platform/kept-file.ts'

const record = z.object({
  madeAt: z.coerce.date(),
  /** As databaseName says it. */
  database: z.string(),
  /** Absolute path, where it was written: it may have been moved since. */
  file: z.string(),
  /** bytes */
  size: z.number().int().nonnegative(),
})

/** What the shop remembers of the last backup that it has made. */
export type LastBackup = z.infer<typeof record>

/** Beside the folders of the data folder, so that no backup takes it along: a restored shop has made none. */
const name = 'last-backup'

/** Null when this shop has made none, or only such as an earlier version did not describe. */
export function readLastBackup(dataFolder: string): LastBackup | null {
  try {
    return record.parse(JSON.parse(readFileSync(join(dataFolder, name), 'utf8')))
  } catch {
    return null
  }
}

export function noteLastBackup(dataFolder: string, made: LastBackup): void {
  replaceFile(dataFolder, name, JSON.stringify(made))
}

/** After another shop was put in place of the one that has made it. */
export function forgetLastBackup(dataFolder: string): void {
  rmSync(join(dataFolder, name), { force: true })
}
