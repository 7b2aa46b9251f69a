import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const preparedFolder = join(root, 'node_modules/.witryna-prepared')
/** The sources that migrate a database and fill it with the demo. */
const inputs = [
  'db',
  'src',
  'test/prepare-database.ts',
  'test/start-postgresql.ts',
  'test/constants.ts',
  'package-lock.json',
]

/**
 * The folder that `make` has filled, reused between runs until its sources change.
 * @param kind of its content, such as 'postgresql-15'
 */
export async function prepareOnce(kind: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(preparedFolder, `${kind}-${fingerprint()}`)
  if (existsSync(folder)) return folder
  mkdirSync(preparedFolder, { recursive: true })
  for (const name of readdirSync(preparedFolder))
    if (name.startsWith(`${kind}-`)) rmSync(join(preparedFolder, name), { recursive: true, force: true })
  const draft = join(preparedFolder, `draft-${process.pid}-${kind}`)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  await make(draft)
  try {
    renameSync(draft, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(draft, { recursive: true, force: true }) // another run was first
  }
  return folder
}

/** A hash of paths, sizes and times; tests and pages (.tsx) do not affect the database. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const place of inputs) {
    const path = join(root, place)
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
      : [path]
    for (const file of files.filter((name) => !/\.(test\.ts|tsx)$/.test(name)).sort()) {
      const status = statSync(file)
      if (status.isFile()) hash.update(`${file} ${status.size} ${status.mtimeMs}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}
