import { isKeptFolder } from './kept-files.ts'

/** What an entry of a backup holds, by its name. */
export type EntryKind =
  | { kind: 'rows'; table: string }
  | { kind: 'jobs' }
  | { kind: 'file'; folder: string; path: string }
  | { kind: 'secret' }

export const secretName = 'secret'

export function rowsName(table: string, part: number): string {
  return `rows/${table}/${part}.jsonl`
}

export function jobsName(part: number): string {
  return `jobs/${part}.jsonl`
}

/** `path` is below the folder, with '/'. */
export function fileName(folder: string, path: string): string {
  return `files/${folder}/${path}`
}

/** Null when this program never gives such a name: nothing else can reach the data folder. */
export function entryKind(name: string): EntryKind | null {
  if (name === secretName) return { kind: 'secret' }
  if (/^jobs\/\d+\.jsonl$/.test(name)) return { kind: 'jobs' }
  const [, table] = /^rows\/([^/\0]+)\/\d+\.jsonl$/.exec(name) ?? []
  if (table) return { kind: 'rows', table }
  const [, folder, path] = /^files\/([^/\\\0]+)\/([^\\\0]+)$/.exec(name) ?? []
  if (!folder || !path || !isKeptFolder(folder) || !path.split('/').every(isPlain)) return null
  return { kind: 'file', folder, path }
}

/** Neither empty nor hidden, as '.' and '..' are too; on Windows a colon names a drive or a stream. */
function isPlain(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !(process.platform === 'win32' && segment.includes(':'))
}
