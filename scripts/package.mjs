/**
 * npm run package -- FOLDER: creates the built shop with everything it needs to run and nothing else, as in the container
 * image. Start it with the same commands: node scripts/start.mjs and node scripts/shop.mjs.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { basename, join, relative, resolve } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { currentBuild } from './build-when-changed.mjs'
import { requireNode } from './require-node.mjs'

await requireNode()
const root = join(import.meta.dirname, '..')
const target = resolve(process.argv[2] ?? '')
if (!process.argv[2] || (existsSync(target) && readdirSync(target).length > 0)) {
  console.error('Podaj folder, którego nie ma albo jest pusty: npm run package -- FOLDER')
  process.exit(1)
}

/** Build and test packages referenced by scripts, and by a library's telemetry that is disabled. */
const builders =
  /^vite\.config|^node_modules\/(?:@babel|@react-router\/dev|@rolldown|@tailwindcss\/(?:node|vite)|@typescript|@vitest|lightningcss[^/]*|node-(?:darwin|linux|win)-[^/]*|rolldown|typescript|vite|vitest)\//

/** One file for each process that uses a build: they come and go while this reads. */
const users = /^build\/\.users\//

const build = await currentBuild()
const built = readdirSync(join(build, 'server'), { recursive: true }).filter((name) => name.endsWith('.js'))
const entries = [
  'scripts/start.mjs',
  'scripts/serve.mjs',
  'scripts/shop.mjs',
  'src/platform/pictures/decode-pictures.ts', // a child process that runs from its source
  ...built.map((name) => join(relative(root, build), 'server', name)),
]
const { fileList } = await nodeFileTrace(
  entries.map((entry) => join(root, entry)),
  { base: root, readFile: readScript, ignore: (path) => builders.test(path) || users.test(path) },
)
for (const file of fileList) if (/^(?:node_modules|scripts|src)\//.test(file)) copy(file)
for (const folder of [relative(root, build), 'db']) copy(folder, (path) => !path.includes(join('db', 'demo', 'art')))
copy('LICENSE')
copy('deploy/nightly-backup.sh')
symlinkSync(basename(build), join(target, 'build/current'))
const { name, version, license, type, engines, imports, scripts } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
const commands = { start: scripts.start, shop: scripts.shop }
const about = { name, version, license, type, private: true, engines, imports, scripts: commands }
writeFileSync(join(target, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
console.log(target)

function copy(path, filter) {
  mkdirSync(join(target, path, '..'), { recursive: true })
  cpSync(join(root, path), join(target, path), { recursive: true, dereference: true, filter })
}

/** Import tracing reads JavaScript only. A folder named by a script contains none. */
async function readScript(path) {
  const text = await readFile(path).catch(({ code }) => (code === 'EISDIR' ? '' : null))
  return text && path.endsWith('.ts') ? stripTypeScriptTypes(text.toString()) : text
}
