/** Budgets of bytes on the wire (brotli) for each page: all chunks that it loads, read from React Router's own list of routes. */
import { readFileSync } from 'node:fs'

const scriptBudgets = {
  'pages/home/page': '120 kB',
  'pages/category/page': '120 kB',
  'pages/product/page': '125 kB',
  'pages/basket/page': '127 kB',
  'pages/checkout/page': '129 kB',
  'pages/checkout-data/page': '128 kB',
  'pages/checkout-summary/page': '125.5 kB',
}
const client = 'build/current/client'
const manifest = JSON.parse(readFileSync('build/current/routes.json', 'utf8'))

export default [
  ...Object.entries(scriptBudgets).map(([route, limit]) => ({
    name: `JavaScript of ${route}`,
    path: scriptsOf(route),
    limit,
  })),
  {
    name: 'styles',
    path: [...new Set(Object.values(manifest.routes).flatMap(({ css = [] }) => css))].map((file) => client + file),
    limit: '20 kB',
  },
]

function scriptsOf(route) {
  const parts = [manifest.routes.root, manifest.routes[route]]
  if (parts.includes(undefined)) throw new Error(`no such route in the build: ${route}`)
  const files = [
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...parts.flatMap(({ module, imports = [] }) => [module, ...imports]),
  ]
  return [...new Set(files)].map((file) => client + file)
}
