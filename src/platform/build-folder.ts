import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { programFolder } from './program-folder.ts'

/** The folder of the build that this file belongs to, where `client` and `server` lie; null where the shop runs from its sources. */
export function buildFolder(from = import.meta.dirname): string | null {
  if (existsSync(join(from, 'client')) && existsSync(join(from, 'server'))) return from
  return from === programFolder() ? null : buildFolder(dirname(from))
}
