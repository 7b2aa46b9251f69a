/** Draws the dependency graph of the features into ARCHITECTURE.md: npm run draw */
import { readFileSync, writeFileSync } from 'node:fs'

const file = 'ARCHITECTURE.md'

/**
 * Draws the graph of the imports.
 * @param modules as dependency-cruiser finds them
 * @param writes whether to change the file
 * @returns whether the file was up to date
 */
export function drawArchitecture(modules, writes) {
  const edges = new Set()
  for (const { source, dependencies } of modules) {
    if (/\.test\.tsx?$/.test(source)) continue
    for (const { resolved } of dependencies) {
      const [from, to] = [nodeOf(source), nodeOf(resolved)]
      if (from && to && from !== to && !isCommon(to)) edges.add(`  ${from} --> ${to}`)
    }
  }
  const drawn = `<!-- graph -->\n\n\`\`\`mermaid\nflowchart LR\n${[...edges].sort().join('\n')}\n\`\`\`\n\n<!-- /graph -->`
  const before = readFileSync(file, 'utf8')
  const after = before.replace(/<!-- graph -->[\s\S]*<!-- \/graph -->/, drawn)
  if (writes && before !== after) writeFileSync(file, after)
  return before === after
}

/**
 * Returns the feature or entry point of a file. Folders that everything uses (shared, kit, platform, shop.ts) would only
 * clutter the graph.
 */
function nodeOf(path) {
  const [, feature] = /^src\/features\/([^/]+)\//.exec(path) ?? []
  const [, folder] = /^src\/([^/]+)\//.exec(path) ?? []
  return feature ?? folder
}

function isCommon(folder) {
  return ['shared', 'kit', 'platform'].includes(folder)
}
