import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedFolder } from '../builds.ts'
import { isVariant, variantsFolder } from '../stored-files.ts'

export interface BackupFile {
  folder: string
  /** Relative to the folder, with '/'. */
  path: string
  /** bytes */
  size: number
}

/** Folders of the data folder that contain no data: the engine's own, the lock, and files that can be generated again. */
const excludedFolders = new RegExp(`^(?:database|owner(?:\\..*)?|${variantsFolder}|${publishedFolder}|\\..*)$`)

/** Returns whether a folder directly in the data folder belongs in a backup: all except the excluded ones. */
export function isBackupFolder(name: string): boolean {
  return !excludedFolders.test(name)
}

/** Yields all files of a backup, except files being written and files that can be generated again. */
export async function* backupFiles(dataFolder: string): AsyncGenerator<BackupFile> {
  for (const folder of (await readdir(dataFolder)).sort())
    if (isBackupFolder(folder) && (await stat(join(dataFolder, folder))).isDirectory())
      yield* filesIn(dataFolder, folder, '')
}

async function* filesIn(dataFolder: string, folder: string, below: string): AsyncGenerator<BackupFile> {
  const here = join(dataFolder, folder, below)
  const found = await readdir(here, { withFileTypes: true })
  for (const item of found.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = `${below}${item.name}`
    if (item.name.startsWith('.')) continue
    if (item.isDirectory()) yield* filesIn(dataFolder, folder, `${path}/`)
    else if (item.isFile() && !item.name.endsWith('.part') && !isVariant(item.name))
      yield { folder, path, size: (await stat(join(here, item.name))).size }
  }
}

/** What an entry of a backup contains, by its name. */
export type EntryKind =
  | { kind: 'rows'; table: string }
  | { kind: 'jobs' }
  | { kind: 'file'; folder: string; path: string }
  | { kind: 'secret' }

export const secretEntry = 'secret'

export function rowsEntry(table: string, part: number): string {
  return `rows/${table}/${part}.jsonl`
}

export function jobsEntry(part: number): string {
  return `jobs/${part}.jsonl`
}

/** Returns the entry's name; `path` is relative to the folder, with '/'. */
export function fileEntry(folder: string, path: string): string {
  return `files/${folder}/${path}`
}

/** Returns null for a name that this program never writes: no other entry can reach the data folder. */
export function entryKind(name: string): EntryKind | null {
  if (name === secretEntry) return { kind: 'secret' }
  if (/^jobs\/\d+\.jsonl$/.test(name)) return { kind: 'jobs' }
  const [, table] = /^rows\/([^/\0]+)\/\d+\.jsonl$/.exec(name) ?? []
  if (table) return { kind: 'rows', table }
  const [, folder, path] = /^files\/([^/\\\0]+)\/([^\\\0]+)$/.exec(name) ?? []
  if (!folder || !path || !isBackupFolder(folder) || !path.split('/').every(isPlain)) return null
  return { kind: 'file', folder, path }
}

/** Neither empty nor hidden, which excludes '.' and '..'; on Windows a colon names a drive or a stream. */
function isPlain(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !(process.platform === 'win32' && segment.includes(':'))
}
