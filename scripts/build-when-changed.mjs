/** The build in build/, made anew when the sources differ from those that it was made from. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compressAssets } from './compress-assets.mjs'
import { leanManifest } from './lean-manifest.mjs'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build/stamp')
const builder = join(root, 'node_modules/.witryna-builder')
const users = join(root, 'build/users')

/** @returns the one bundle: start and terminal */
export async function loadBuild() {
  if (!(await buildWhenChanged()))
    console.error('Sklep działa, więc biorę jego build, choć źródła są nowsze. Nowy powstanie, gdy go zamkniesz.')
  process.env.NODE_ENV ??= 'production'
  return import(join(root, 'build/server/index.js'))
}

/** False when the build is older than the sources, but a running shop needs it: it loads parts of it when they are first wanted. */
export async function buildWhenChanged() {
  const fingerprint = fingerprintOf(['src', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts'])
  while (!isBuilt(fingerprint)) {
    if (await isInUse()) return false
    if (await ownBuild()) await build(fingerprint)
    else await sleep(200) // another process builds
  }
  return true
}

/** Keeps the build from being made anew as long as this process lives. */
export async function holdBuild() {
  const { thisProcess } = await livingProcess()
  const file = join(users, thisProcess())
  mkdirSync(users, { recursive: true })
  writeFileSync(file, '')
  process.on('exit', () => rmSync(file, { force: true }))
}

async function isInUse() {
  const { isLiving } = await livingProcess()
  return existsSync(users) && readdirSync(users).some(isLiving)
}

/** Loaded late: a Node that is too old for its types is told so first. */
function livingProcess() {
  return import('../src/platform/living-process.ts')
}

function isBuilt(fingerprint) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint
}

/** False while another living process builds; what a killed one left behind does not count. */
async function ownBuild() {
  const { isLiving, thisProcess } = await livingProcess()
  try {
    writeFileSync(builder, thisProcess(), { flag: 'wx' })
    return true
  } catch {
    if (!isLiving(readFileSync(builder, { encoding: 'utf8', flag: 'a+' }))) rmSync(builder, { force: true })
    return false
  }
}

async function build(fingerprint) {
  console.error('Buduję sklep (około 15 sekund, tylko gdy coś się zmieniło) …')
  try {
    await runBuilder()
    const assets = join(root, 'build/client/assets')
    leanManifest(assets)
    compressAssets(assets)
    writeFileSync(stamp, fingerprint)
  } finally {
    rmSync(builder, { force: true })
  }
}

/** A signal ends it, and this process with it. */
async function runBuilder() {
  const tool = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const child = spawn(process.execPath, [tool, 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const end = () => child.kill()
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  for (const signal of signals) process.prependListener(signal, end) // before whatever ends this process
  const [code] = await once(child, 'exit')
  for (const signal of signals) process.off(signal, end)
  if (code !== 0) throw new Error(`The build has failed (${code ?? 'ended by a signal'}).`)
}

/** Paths, sizes and times of all sources: cheap to take at each start. */
function fingerprintOf(places) {
  const hash = createHash('sha256')
  for (const place of places) {
    const path = join(root, place)
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true })
          .map((name) => join(path, name))
          .filter((file) => !/\.test\.tsx?$/.test(file))
      : [path]
    for (const file of files.sort()) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}
