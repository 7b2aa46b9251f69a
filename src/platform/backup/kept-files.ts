import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isVariant, variantsFolder } from '../pictures/picture-files.ts'
import { publishedFolder } from '../publish-build.ts'

export interface KeptFile {
  folder: string
  /** Below the folder, with '/'. */
  path: string
  /** bytes */
  size: number
}

/** Folders of the data folder that are no data: the engine's own, who owns it, and what can be made again. */
const notData = new RegExp(`^(?:database|owner(?:\\..*)?|${variantsFolder}|${publishedFolder}|\\..*)$`)

/** Whether a folder directly in the data folder belongs into a backup: every one that is not known to be something else. */
export function isKeptFolder(name: string): boolean {
  return !notData.test(name)
}

/** All files that a backup takes along; not those that are being written or can be made again. */
export async function* keptFiles(dataFolder: string): AsyncGenerator<KeptFile> {
  for (const folder of (await readdir(dataFolder)).sort())
    if (isKeptFolder(folder) && (await stat(join(dataFolder, folder))).isDirectory())
      yield* filesIn(dataFolder, folder, '')
}

async function* filesIn(dataFolder: string, folder: string, below: string): AsyncGenerator<KeptFile> {
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
