import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** What cards do on lists: else all pages would have it. */
const ofCards =
  /[\\/](?:storefront[\\/]cards[\\/](?!quick-adds|size-dialog)|card-purchase\.ts|texts[\\/](?:comparison|quick)\.ts|icons[\\/]scale\.mjs)/

/** What the product's page and the basket have, and what is loaded on both a part of. */
const ofBuying =
  /[\\/](?:kit[\\/](?:carousel-buttons|quantity-field)\.tsx|hotspot-rows[\\/](?:server-rows|hotspot-rows)\.tsx?|(?:offers[\\/](?:rules|texts)[\\/]quantity|pricing[\\/]rules[\\/]price-in-force|catalogue[\\/]rules[\\/]version-name)\.ts|icons[\\/](?:minus|plus)\.mjs)$/

/**
 * Few files instead of thirty small ones: compressed together they are 7 kB less, and there are fewer requests. What only a few
 * pages use stays with them.
 */
const frameShares =
  /[\\/]src[\\/](?:kit[\\/](?:use-[a-z-]+|static-html)|storefront[\\/](?:texts[\\/]frame|frame[\\/](?:search-form|view-size|enhance-newsletter))|features[\\/]content[\\/]rules[\\/]shown-at-path|shared[\\/]format-phone)\.tsx?$|[\\/]icons[\\/]shopping-bag\.m?js$/
const chunks = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|@react-router)[\\/]|rolldown[\\/]runtime/,
    priority: 3,
  },
  // of some lines each, which a file of their own would double, and a request is work for a phone too
  { name: 'frame', test: frameShares, priority: 3 },
  // but for what only pages of rows, of the basket or of accounts share, of which there are many, and what cards do
  {
    name: 'shop',
    test: (id: string) =>
      !ofCards.test(id) &&
      !/[\\/](?:pages[\\/]rows[\\/]|(?:basket|offers)[\\/]texts[\\/]|customers[\\/]texts[\\/]account\.ts)/.test(id),
    minShareCount: 4,
    priority: 2,
  },
  { name: 'cards', test: ofCards, priority: 1 },
  { name: 'buying', test: ofBuying, priority: 1 },
]

/**
 * What is loaded on demand has no styles of its own and little that it needs itself: it is imported plainly, without the 700 bytes of
 * Vite's way of fetching all that ahead.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

/**
 * Icons are an <svg> around the shapes that lucide draws: without its own component, whose contexts, classes and names are never
 * used here, they are 1 kB less. The shapes are HTML already, so a page of 60 icons hydrates 60 elements and not 200.
 */
const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ ssr: { noExternal: ['lucide-react'] } }), // pages from the server have the same icons
  load: async (id) => {
    if (/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/.test(id)) return plainIcon
    if (!/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)) return
    const { __iconData: icon } = await import(id)
    if (!icon) return // another name of one
    return `import icon from '../createLucideIcon.mjs'\nexport default icon(${JSON.stringify(shapesOf(icon.node))})`
  },
}
const plainIcon = `
import { createElement } from 'react'
const look = {
  width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': 'true',
}
export default (__html) => {
  const shapes = { __html }
  return (props) => createElement('svg', { ...look, ...props, dangerouslySetInnerHTML: shapes })
}
`

/** What lucide draws is numbers and letters: nothing in it needs to be escaped. */
function shapesOf(node: [tag: string, attributes: Record<string, string>][]): string {
  return node
    .map(([tag, { key, ...shape }]) => {
      const attributes = Object.entries(shape).map(([name, value]) => ` ${name}="${value}"`)
      return `<${tag}${attributes.join('')}/>`
    })
    .join('')
}

/** React Router names the server's input after its one file; there are two, and each has its own name. */
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
          // of one build: the shop, and what it runs in a thread of its own
          input: { index: './src/main.ts', 'feed-worker': './src/features/feeds/actions/import-feed/feed-worker.ts' },
          checks: { pluginTimings: false },
        },
      },
    },
  },
  // All that browsers load of packages, beside React and its router. Nothing is discovered: React Router looks for styles through the modules of
  // the server too, whose packages would be taken for browsers', bundled anew and so make what a page has just asked for outdated (504).
  optimizeDeps: { noDiscovery: true, include: ['lucide-react', 'zod'] },
  server: { watch: { ignored: ['**/data/**', '**/db/demo/**'] } },
})
