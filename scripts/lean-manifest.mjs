/** The manifest by which the browser finds the files of each route, without redundant entries. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Routes that respond with a file: the client-side router never loads these. */
const fileRoutes = ['sitemap', 'security-txt', 'robots', 'script'].map((name) => `resources/${name}`)

/**
 * Removes the root's files, which every page has, from the other routes, with empty entries and routes of files. Saves 0.3 kB
 * (brotli) on each page.
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
