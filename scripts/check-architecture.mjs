/**
 * Holds the import law of architecture.mjs, and fails when fewer files were looked at than there are, or when the graph in ARCHITECTURE.md is
 * another one; with --draw it is drawn anew.
 */
import { existsSync, readdirSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import law, { mayUse } from '../architecture.mjs'
import { drawArchitecture } from './draw-architecture.mjs'
import { foreignTables } from './feature-tables.mjs'

const folder = 'src'
const tableRules = {
  'one-feature-writes-a-table': 'Ask the feature that owns the table to act.',
  'sql-uses-the-list': 'SQL reads the tables of features that may be imported, and no others.',
}
const { options, forbidden } = law
const { output } = await cruise([folder], { ...options, ruleSet: { forbidden }, validate: true }, undefined, {
  tsConfig: extractTSConfig('./tsconfig.json'),
})
const looked = output.modules.filter((module) => module.source.startsWith(`${folder}/`)).length
const files = readdirSync(folder, { recursive: true }).filter((name) => /\.tsx?$/.test(name)).length
const violations = [
  ...output.summary.violations.map(({ rule, from, to }) => ({ name: rule.name, place: `${from} → ${to}` })),
  ...output.modules.flatMap(misplaced),
  ...(existsSync('src/features') ? foreignTables('src/features', 'db/migrations', mayUse) : []),
]
for (const { name, place } of violations)
  console.error(`${place}\n  ${name}: ${tableRules[name] ?? forbidden.find((rule) => rule.name === name).comment}`)
if (looked < files) console.error(`only ${looked} of ${files} files were looked at`)
const drawn = drawArchitecture(output.modules, process.argv.includes('--draw'))
if (!drawn && !process.argv.includes('--draw')) {
  console.error('The graph in ARCHITECTURE.md is out of date: npm run draw')
  process.exit(1)
}
if (violations.length > 0 || looked < files) process.exit(1)
console.log(`${looked} files keep the law.`)

/** A rule that forbids any import from a place forbids the place itself: a file without imports must not slip through. */
function misplaced({ source }) {
  return forbidden
    .filter(({ from, to }) => from.path && Object.keys(to).length === 0)
    .filter(
      ({ from }) => new RegExp(from.path).test(source) && !new RegExp([from.pathNot].flat().join('|')).test(source),
    )
    .map(({ name }) => ({ name, place: source }))
}
