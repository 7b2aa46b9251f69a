/** The manifests by which browsers find the files of each route: one for the pages of each audience, without what they never read. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Routes that the client-side router never loads: they respond with a file, or only documents and scripts of their own ask for them. */
const otherRoutes = [
  ...['sitemap', 'security-txt', 'robots', 'script', 'product-feed'],
  ...['sign-in-by-provider', 'provider-return', 'passkey', 'new-passkey'],
].map((name) => `resources/${name}`)

/** Routes whose links are prefetched; of others the router reads no list of imports. */
const prefetchedRoutes = ['pages/product/page']

/**
 * Leaves the shoppers' routes in the manifest of `draft`, and writes another one for each other audience, which has its routes too. Each
 * route keeps what the router reads in the browser. The product page loads 808 bytes (brotli) less, and nothing more when other audiences
 * get more pages. The whole manifest goes to routes.json, for measurements.
 */
export async function leanManifest(draft) {
  const { audienceOfPage, manifestOf } = await import('../src/storefront/audience.ts') // late: see build-when-changed.mjs
  const assets = join(draft, 'client/assets')
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file))
  const [, variable, json] = /^([^{]*)(\{.*\});?\s*$/s.exec(readFileSync(join(assets, name), 'utf8'))
  writeFileSync(join(draft, 'routes.json'), json)
  const manifest = JSON.parse(json)
  const routes = Object.values(manifest.routes).filter(({ id }) => !otherRoutes.includes(id))
  const loaded = new Set([...manifest.entry.imports, ...manifest.routes.root.imports])
  const audiences = new Set(routes.map(({ id }) => audienceOfPage(id) ?? 'shop'))
  for (const audience of audiences) {
    const known = routes.filter(({ id }) => [null, 'shop', audience].includes(audienceOfPage(id)))
    const entries = known.map((route) => [route.id, leanRoute(route, loaded)])
    const part = { ...manifest, url: manifestOf(manifest.url, audience), routes: Object.fromEntries(entries) }
    writeFileSync(join(assets, manifestOf(name, audience)), `${variable}${JSON.stringify(part)};`)
  }
}

/** `loaded`: files that every page has. */
function leanRoute(route, loaded) {
  const imports = prefetchedRoutes.includes(route.id) ? route.imports.filter((file) => !loaded.has(file)) : []
  return Object.fromEntries(
    Object.entries({ ...route, imports }).filter(([, value]) => value !== false && value.length !== 0),
  )
}
