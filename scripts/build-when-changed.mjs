/**
 * The build of the current sources, created if missing: build/<hash of the sources>/, with build/current linking to the latest.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compressAssets } from './compress-assets.mjs'
import { leanManifest } from './lean-manifest.mjs'
import { fingerprintOf, hashOf } from './sources.mjs'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'build')
const builder = join(root, 'node_modules/.witryna-builder')

/** @returns the bundle's exports */
export async function loadBuild() {
  const build = await currentBuild()
  process.env.NODE_ENV ??= 'production'
  return import(join(build, 'server/index.js'))
}

/** Returns the folder of the build, which is protected from removal while this process runs. */
export async function currentBuild() {
  const { Builds } = await import('../src/platform/builds.ts') // imported late, so that a Node too old for its types gets a clear error first
  const builds = new Builds(folder)
  if (!existsSync(join(root, 'vite.config.ts'))) return builds.path(builds.current()) // a package has no sources and one build
  for (;;) {
    const fingerprint = fingerprintOf(root)
    const chosen = builds.chosenFor(fingerprint)
    const hash = chosen ?? hashOf(root)
    const free = builds.hold(hash)
    process.on('exit', free)
    if (builds.has(hash)) {
      if (!chosen) builds.choose(hash, fingerprint)
      return builds.path(hash)
    }
    if (await ownBuild()) await build(builds, hash)
    else await sleep(200) // another process is building
    process.off('exit', free)
    free()
  }
}

/** Returns false while another live process builds; one left by a killed process does not count. */
async function ownBuild() {
  const { isProcessAlive, thisProcess } = await import('../src/platform/process-liveness.ts')
  try {
    writeFileSync(builder, thisProcess(), { flag: 'wx' })
    return true
  } catch {
    if (!isProcessAlive(readFileSync(builder, { encoding: 'utf8', flag: 'a+' }))) rmSync(builder, { force: true })
    return false
  }
}

/** If the sources change meanwhile, the result is discarded. */
async function build(builds, hash) {
  console.error('Buduję sklep (około 15 sekund, tylko gdy coś się zmieniło) …')
  const draft = join(folder, `.draft-${hash}`)
  try {
    await runBuilder(draft)
    await leanManifest(draft)
    compressAssets(join(draft, 'client/assets'))
    if (hashOf(root) !== hash || builds.has(hash)) return
    builds.adopt(draft, hash)
    builds.removeOld()
  } finally {
    rmSync(draft, { recursive: true, force: true })
    rmSync(builder, { force: true })
  }
}

/** A signal ends it, and this process with it. */
async function runBuilder(draft) {
  const tool = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const child = spawn(process.execPath, [tool, 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', WITRYNA_BUILD_DRAFT: draft },
  })
  const end = () => child.kill()
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  for (const signal of signals) process.prependListener(signal, end) // before other listeners end this process
  const [code] = await once(child, 'exit')
  for (const signal of signals) process.off(signal, end)
  if (code !== 0) throw new Error(`The build has failed (${code ?? 'ended by a signal'}).`)
}
