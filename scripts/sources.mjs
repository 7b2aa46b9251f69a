import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** All that a build is made from. */
const places = [
  'src',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/compress-assets.mjs',
  'scripts/lean-manifest.mjs',
]

/** Of paths and contents: the same for the same sources, wherever and whenever they were written. */
export function hashOf(root) {
  const hash = createHash('sha256')
  for (const file of filesOf(root)) {
    const bytes = readFileSync(file)
    hash.update(`${relative(root, file)} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Of paths, sizes and times: cheap to take at each start. */
export function fingerprintOf(root) {
  const hash = createHash('sha256')
  for (const file of filesOf(root)) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesOf(root) {
  return places.flatMap((place) => {
    const path = join(root, place)
    if (!statSync(path).isDirectory()) return [path]
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  })
}
