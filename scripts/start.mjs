/** npm start: builds when the sources are newer than the build, then starts the shop. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const began = performance.now()
const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build/stamp')
requireNode()
buildWhenChanged()
const { startFromTerminal } = await import(join(root, 'build/server/index.js'))
await startFromTerminal(began)

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return
  console.error(
    `Witryna needs Node 22.22 or newer; this is ${process.versions.node}. npm ci brings Node 24 on Linux, Windows and Intel Macs.`,
  )
  process.exit(1)
}

function buildWhenChanged() {
  const fingerprint = fingerprintOf(['src', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  console.log('Building the shop (about 15 seconds, only when something changed) …')
  const tool = join(root, 'node_modules/@react-router/dev/bin.cjs')
  execFileSync(process.execPath, [tool, 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  writeFileSync(stamp, fingerprint)
}

/** Paths, sizes and times of all sources: cheap to take at each start. */
function fingerprintOf(places) {
  const hash = createHash('sha256')
  for (const place of places) {
    const path = join(root, place)
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true }).map((name) => join(path, name))
      : [path]
    for (const file of files.sort()) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}
