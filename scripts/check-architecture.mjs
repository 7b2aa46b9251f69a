/**
 * Checks the dependency rules of architecture.mjs. Fails also when fewer files were analysed than exist, or when the graph in
 * ARCHITECTURE.md is outdated; --draw redraws it.
 */
import { existsSync, readdirSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import rules, { mayUse } from '../architecture.mjs'
import { drawArchitecture } from './draw-architecture.mjs'
import { foreignTables } from './feature-tables.mjs'

const folder = 'src'
const tableRules = {
  'one-feature-writes-a-table': 'Ask the feature that owns the table to act.',
  'sql-uses-the-list': 'SQL reads the tables of features that may be imported, and no others.',
}
const { options, forbidden } = rules
const { output } = await cruise([folder], { ...options, ruleSet: { forbidden }, validate: true }, undefined, {
  tsConfig: extractTSConfig('./tsconfig.json'),
})
const analysed = output.modules.filter((module) => module.source.startsWith(`${folder}/`)).length
const files = readdirSync(folder, { recursive: true }).filter((name) => /\.tsx?$/.test(name)).length
const violations = [
  ...output.summary.violations.map(({ rule, from, to }) => ({ name: rule.name, location: `${from} → ${to}` })),
  ...output.modules.flatMap(filesInForbiddenFolders),
  ...(existsSync('src/features') ? foreignTables('src/features', 'db/migrations', mayUse) : []),
]
for (const { name, location } of violations)
  console.error(`${location}\n  ${name}: ${tableRules[name] ?? forbidden.find((rule) => rule.name === name).comment}`)
if (analysed < files) console.error(`only ${analysed} of ${files} files were analysed`)
const drawn = drawArchitecture(output.modules, process.argv.includes('--draw'))
if (!drawn && !process.argv.includes('--draw')) {
  console.error('The graph in ARCHITECTURE.md is out of date: npm run draw')
  process.exit(1)
}
if (violations.length > 0 || analysed < files) process.exit(1)
console.log(`${analysed} files follow the dependency rules.`)

/** A rule that forbids every import of a folder forbids files in it: also one without imports. */
function filesInForbiddenFolders({ source }) {
  return forbidden
    .filter(({ from, to }) => from.path && Object.keys(to).length === 0)
    .filter(
      ({ from }) => new RegExp(from.path).test(source) && !new RegExp([from.pathNot].flat().join('|')).test(source),
    )
    .map(({ name }) => ({ name, location: source }))
}
