/** Draws who uses whom into ARCHITECTURE.md, from the imports themselves: npm run draw. With --check it only compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import law from '../architecture.mjs'

const { output } = await cruise(['src'], { ...law.options }, undefined, {
  tsConfig: extractTSConfig('./tsconfig.json'),
})
const edges = new Set()
for (const { source, dependencies } of output.modules) {
  if (/\.test\.tsx?$/.test(source)) continue
  for (const { resolved } of dependencies) {
    const [from, to] = [placeOf(source), placeOf(resolved)]
    if (from && to && from !== to && !quiet(to)) edges.add(`  ${from} --> ${to}`)
  }
}
const drawn = `<!-- graph -->\n\n\`\`\`mermaid\nflowchart LR\n${[...edges].sort().join('\n')}\n\`\`\`\n\n<!-- /graph -->`
const before = readFileSync('ARCHITECTURE.md', 'utf8')
const after = before.replace(/<!-- graph -->[\s\S]*<!-- \/graph -->/, drawn)
if (process.argv.includes('--check') && before !== after) {
  console.error('The graph in ARCHITECTURE.md is out of date: npm run draw')
  process.exit(1)
}
if (before !== after) writeFileSync('ARCHITECTURE.md', after)

/** A feature, or a way in. What everybody uses (shared, kit, platform, shop.ts) would only darken the picture. */
function placeOf(path) {
  const [, feature] = /^src\/features\/([^/]+)\//.exec(path) ?? []
  const [, folder] = /^src\/([^/]+)\//.exec(path) ?? []
  return feature ?? folder
}

function quiet(place) {
  return ['shared', 'kit', 'platform'].includes(place)
}
