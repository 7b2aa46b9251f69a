/** Fails when a page's JavaScript or the styles outgrow their budget: brotli bytes, all chunks that the page loads. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const kilobyte = 1000
const budgets = {
  'pages/home/page': 125,
  'pages/category/page': 125,
  'pages/product/page': 125,
  'pages/basket/page': 130,
  'pages/checkout/page': 140,
}
const styleBudget = 20

const client = join(import.meta.dirname, '../build/client')
const manifest = readManifest()
let failed = false

for (const [route, budget] of Object.entries(budgets)) {
  const files = scriptsOf(route)
  report(
    `JavaScript of ${route}`,
    [...files].reduce((sum, file) => sum + bytesOf(file), 0),
    budget,
  )
}
const styles = new Set(Object.values(manifest.routes).flatMap((route) => route.css ?? []))
report(
  'styles',
  [...styles].reduce((sum, file) => sum + bytesOf(file), 0),
  styleBudget,
)
process.exit(failed ? 1 : 0)

function scriptsOf(route) {
  const parts = [manifest.routes.root, manifest.routes[route]]
  if (parts.includes(undefined)) throw new Error(`no such route in the build: ${route}`)
  return new Set([
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...parts.flatMap((part) => [part.module, ...(part.imports ?? [])]),
  ])
}

function bytesOf(file) {
  return brotliCompressSync(readFileSync(join(client, file))).length
}

function report(name, bytes, budget) {
  const over = bytes > budget * kilobyte
  failed ||= over
  console.log(`${over ? 'OVER  ' : 'within'} ${name}: ${(bytes / kilobyte).toFixed(1)} of ${budget} kB`)
}

/** React Router writes its routes and their chunks as a script: window.__reactRouterManifest={…}; */
function readManifest() {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-.*\.js$/.test(file))
  return JSON.parse(
    readFileSync(join(client, 'assets', name), 'utf8')
      .replace(/^[^{]*/, '')
      .replace(/;\s*$/, ''),
  )
}
