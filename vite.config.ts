import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Modules of product cards on listings; otherwise every page would load them. */
const cardModules =
  /[\\/](?:storefront[\\/]cards[\\/](?!quick-adds|size-dialog)|card-purchase\.ts|texts[\\/](?:comparison|quick)\.ts|icons[\\/]scale\.mjs)/

/** Modules shared by the product page and the basket. */
const buyingModules =
  /[\\/](?:kit[\\/](?:carousel-buttons|quantity-field)\.tsx|hotspot-rows[\\/](?:server-rows|hotspot-rows)\.tsx?|(?:offers[\\/](?:rules|texts)[\\/]quantity|pricing[\\/]rules[\\/]price-in-force|catalogue[\\/]rules[\\/]version-name)\.ts|icons[\\/](?:minus|plus)\.mjs)$/

/**
 * A few files instead of thirty small ones: 7 kB less after compression, and fewer requests. Modules that only a few pages use
 * stay with those pages.
 */
const frameModules =
  /[\\/]src[\\/](?:kit[\\/](?:use-[a-z-]+|static-html)|storefront[\\/](?:texts[\\/]frame|frame[\\/](?:search-form|view-size|enhance-newsletter))|features[\\/]content[\\/]rules[\\/]shown-at-path|shared[\\/]format-phone)\.tsx?$|[\\/]icons[\\/]shopping-bag\.m?js$/
const chunks = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|@react-router)[\\/]|rolldown[\\/]runtime/,
    priority: 3,
  },
  // small modules: separate files would double their size, and each request costs a phone time
  { name: 'frame', test: frameModules, priority: 3 },
  // except modules shared only by pages of rows, baskets or accounts, and modules of cards
  {
    name: 'shop',
    test: (id: string) =>
      !cardModules.test(id) &&
      !/[\\/](?:pages[\\/]rows[\\/]|(?:basket|offers)[\\/]texts[\\/]|customers[\\/]texts[\\/]account\.ts)/.test(id),
    minShareCount: 4,
    priority: 2,
  },
  { name: 'cards', test: cardModules, priority: 1 },
  { name: 'buying', test: buyingModules, priority: 1 },
]

/** Dynamic imports without Vite's preload helper (700 bytes): lazily loaded modules have no styles and few dependencies. */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

/**
 * Replaces lucide's component by a plain <svg> with the icon's shapes: its contexts, classes and names are unused here, which
 * saves 1 kB. The shapes are inner HTML, so a page of 60 icons hydrates 60 elements and not 200.
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

/** React Router names the server bundle after its one entry; there are two, and each keeps its own name. */
const namedInputs: Plugin = {
  name: 'named-inputs',
  apply: 'build',
  enforce: 'post',
  configEnvironment: (name) =>
    name === 'ssr' ? { build: { rolldownOptions: { output: { entryFileNames: '[name].js' } } } } : undefined,
}

export default defineConfig({
  plugins: [plainImports, plainIcons, tailwindcss(), reactRouter(), namedInputs],
  build: { reportCompressedSize: false, rolldownOptions: { checks: { pluginTimings: false } } },
  environments: {
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: chunks } } },
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
