/** Draws who uses whom into ARCHITECTURE.md: npm run draw */
import { readFileSync, writeFileSync } from 'node:fs'

const file = 'ARCHITECTURE.md'

/**
 * The graph as the imports are.
 * @param modules as dependency-cruiser finds them
 * @param writes whether the file is changed
 * @returns whether the file had it
 */
export function drawArchitecture(modules, writes) {
  const edges = new Set()
  for (const { source, dependencies } of modules) {
    if (/\.test\.tsx?$/.test(source)) continue
    for (const { resolved } of dependencies) {
      const [from, to] = [placeOf(source), placeOf(resolved)]
      if (from && to && from !== to && !quiet(to)) edges.add(`  ${from} --> ${to}`)
    }
  }
  const drawn = `<!-- graph -->\n\n\`\`\`mermaid\nflowchart LR\n${[...edges].sort().join('\n')}\n\`\`\`\n\n<!-- /graph -->`
  const before = readFileSync(file, 'utf8')
  const after = before.replace(/<!-- graph -->[\s\S]*<!-- \/graph -->/, drawn)
  if (writes && before !== after) writeFileSync(file, after)
  return before === after
}

/** A feature, or a way in. What everybody uses (shared, kit, platform, shop.ts) would only darken the picture. */
function placeOf(path) {
  const [, feature] = /^src\/features\/([^/]+)\//.exec(path) ?? []
  const [, folder] = /^src\/([^/]+)\//.exec(path) ?? []
  return feature ?? folder
}

function quiet(place) {
  return ['shared', 'kit', 'platform'].includes(place)
}
