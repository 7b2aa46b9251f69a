/** The manifest by which the browser finds the files of each route, without what it has anyway. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Routes that answer with a file: the router of the browser never asks for these. */
const fileRoutes = ['sitemap', 'security-txt', 'robots', 'script'].map((name) => `resources/${name}`)

/**
 * Files that the root loads are on every page: other routes need not name them again, nor say what they have not. Routes of files are
 * left out. 0.3 kB less, brotli, on each page.
 */
export function leanManifest(assets) {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file))
  const [, variable, json] = /^([^{]*)(\{.*\});?\s*$/s.exec(readFileSync(join(assets, name), 'utf8'))
  const manifest = JSON.parse(json)
  const { root, ...others } = manifest.routes
  const loaded = new Set([...manifest.entry.imports, ...root.imports])
  for (const id of fileRoutes) delete manifest.routes[id]
  for (const route of Object.values(others)) route.imports = route.imports.filter((file) => !loaded.has(file))
  const leanJson = JSON.stringify(manifest, (_, value) => (value === false ? undefined : value))
  writeFileSync(join(assets, name), `${variable}${leanJson};`)
}
