/** Builds the shop when the sources are newer than the build; `npm run build` builds in any case. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build/stamp')
const sources = ['src', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']

if (process.argv[1] === import.meta.filename) build(fingerprint())

export function buildWhenChanged() {
  const now = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  console.log('Building the shop, as something has changed …')
  build(now)
}

function build(built) {
  execFileSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  writeFileSync(stamp, built)
}

/** Paths, sizes and times of all sources: cheap enough for every start. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true })
    .map((name) => join(path, name))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
}
