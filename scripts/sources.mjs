import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** All inputs of a build. */
const inputs = [
  'src',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/compress-assets.mjs',
  'scripts/lean-manifest.mjs',
]

/** Returns a hash of paths and contents: the same for the same sources, on any machine. */
export function hashOf(root) {
  const hash = createHash('sha256')
  for (const file of filesOf(root)) {
    const bytes = readFileSync(file)
    hash.update(`${relative(root, file)} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Returns a fingerprint of paths, sizes and times: cheap enough for each start. */
export function fingerprintOf(root) {
  const hash = createHash('sha256')
  for (const file of filesOf(root)) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesOf(root) {
  return inputs.flatMap((input) => {
    const path = join(root, input)
    if (!statSync(path).isDirectory()) return [path]
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  })
}
