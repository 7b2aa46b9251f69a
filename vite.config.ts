import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { audienceOfPage } from './src/storefront/audience.ts'

type ChunkingContext = Rolldown.ChunkingContext
type CodeSplittingGroup = Rolldown.CodeSplittingGroup

/**
 * Two files that every page loads: React with its router, and what belongs to the frame. The bundler splits the rest exactly: a module
 * shared by some pages is loaded by those pages alone (decision 0156). Product page: −11,124 bytes, and 17 files in place of 52.
 */
const chunks: CodeSplittingGroup[] = [
  { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  {
    name: (id, modules) => (isOfFrame(id, modules) ? 'frame' : null),
    test: /[\\/]src[\\/](?!storefront[\\/](?:pages[\\/]|root\.tsx|entry\.client\.tsx)).*\.tsx?$/,
    priority: 1,
  },
]

/** From this number of shoppers' pages on, a file of its own costs more than the bytes that the other pages load in vain. */
const pagesOfFrame = 4

/** Whether the frame of all pages imports the module, or so many pages of shoppers do that it may as well. */
function isOfFrame(id: string, modules: ChunkingContext): boolean {
  const entries = [...entriesOf(id, modules)]
  if (entries.some((entry) => /[\\/]storefront[\\/](?:root|entry\.client)\.tsx/.test(entry))) return true
  const pages = entries.filter((entry) => audienceOfPage(entry) === 'shop')
  return new Set(pages.map(oneOfAlike)).size >= pagesOfFrame
}

/**
 * The pages of the order count as one: who opens one of them opens the next, and nobody else needs what they share. So do categories and the
 * lists of goods, which are made of the same modules.
 */
function oneOfAlike(page: string): string {
  return page
    .replace(/\?.*/, '')
    .replace(/([\\/]pages[\\/]checkout)-\w+/, '$1')
    .replace(/([\\/]pages[\\/])goods-list/, '$1category')
}

/** The entries that import the module statically; a lazy import is another load. */
function entriesOf(id: string, modules: ChunkingContext): Set<string> {
  const seen = new Set([id])
  const entries = new Set<string>()
  for (const next of seen) {
    const module = modules.getModuleInfo(next)
    if (module?.isEntry) entries.add(next)
    for (const importer of module?.importers ?? []) seen.add(importer)
  }
  return entries
}

/** Dynamic imports without Vite's preload helper: lazily loaded modules have no styles and few dependencies. Product page: −612 bytes. */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

/**
 * Replaces lucide's component by a plain <svg> with the icon's shapes: its contexts, classes and names are unused here. Product page:
 * −1,788 bytes. The shapes are inner HTML, so a page of 60 icons hydrates 60 elements and not 200.
 */
const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ ssr: { noExternal: ['lucide-react'] } }), // server-rendered pages use the same icons
  load: async (id) => {
    if (/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/.test(id)) return plainIcon
    if (!/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)) return
    const { __iconData: icon } = await import(id)
    if (!icon) return // an alias
    return `import icon from '../createLucideIcon.mjs'\nexport default icon(${JSON.stringify(shapesOf(icon.node))})`
  },
}
const plainIcon = `
import { createElement } from 'react'
const defaults = {
  width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': 'true',
}
export default (__html) => {
  const shapes = { __html }
  return (props) => createElement('svg', { ...defaults, ...props, dangerouslySetInnerHTML: shapes })
}
`

/** Lucide's shapes consist of numbers and letters: nothing needs escaping. */
function shapesOf(node: [tag: string, attributes: Record<string, string>][]): string {
  return node
    .map(([tag, { key, ...shape }]) => {
      const attributes = Object.entries(shape).map(([name, value]) => ` ${name}="${value}"`)
      return `<${tag}${attributes.join('')}/>`
    })
    .join('')
}

/**
 * React Router names the server bundle after its one entry; there are two, and each keeps its own name. V8 keeps the text of what it runs, with
 * two bytes a character if one of them is Polish: in ASCII without comments it is half as large.
 */
const serverOutput: Plugin = {
  name: 'server-output',
  apply: 'build',
  enforce: 'post',
  configEnvironment: (name) => {
    if (name !== 'ssr') return
    const output = {
      entryFileNames: '[name].js',
      charset: 'ascii' as const,
      comments: { legal: true, annotation: false, jsdoc: false },
    }
    return { build: { rolldownOptions: { output } }, resolve: { noExternal: bundled } }
  },
}

/** Packages of hundreds of small modules, of which the shop uses a part: in the bundle they take 7 MB less (decision 0204). Nothing else may import them. */
const bundled = [
  /^graphql$/,
  /^graphql-yoga$/,
  /^@graphql-(?:tools|yoga)\//,
  /^@envelop\//,
  /^libphonenumber-js/,
  /^stdnum/,
]

/** Seven characters of a hash, the fewest that the bundler accepts, tell a file from its earlier versions; they do not compress, and every page names many files. */
const fileName = 'assets/[name]-[hash:7].js'

export default defineConfig({
  plugins: [plainImports, plainIcons, tailwindcss(), reactRouter(), serverOutput],
  build: { reportCompressedSize: false, rolldownOptions: { checks: { pluginTimings: false } } },
  environments: {
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: {
          checks: { pluginTimings: false },
          output: { codeSplitting: { groups: chunks }, entryFileNames: fileName, chunkFileNames: fileName },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          // two entries of one build: the shop, and its worker thread
          input: { index: './src/main.ts', 'feed-worker': './src/features/feeds/actions/import-feed/feed-worker.ts' },
          checks: { pluginTimings: false },
        },
      },
    },
  },
  // All packages that browsers load, besides React and its router. No discovery: React Router scans the server's modules for
  // styles, so their packages would be bundled for browsers too, and the new bundle would make files of the open page outdated
  // (504).
  optimizeDeps: { noDiscovery: true, include: ['lucide-react', 'zod'] },
  server: { watch: { ignored: ['**/data/**', '**/db/demo/**'] } },
})
