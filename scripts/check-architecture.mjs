/** Holds the import law of architecture.mjs, and fails when fewer files were looked at than there are. */
import { readdirSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import law from '../architecture.mjs'

const folder = process.argv[2] ?? 'src'
const { options, forbidden } = law
const { output } = await cruise([folder], { ...options, ruleSet: { forbidden }, validate: true }, undefined, {
  tsConfig: extractTSConfig('./tsconfig.json'),
})
const looked = output.modules.filter((module) => module.source.startsWith(`${folder}/`)).length
const files = readdirSync(folder, { recursive: true }).filter((name) => /\.tsx?$/.test(name)).length
for (const { rule, from, to } of output.summary.violations) {
  const { comment } = forbidden.find(({ name }) => name === rule.name)
  console.error(`${from} → ${to}\n  ${rule.name}: ${comment}`)
}
if (looked < files) console.error(`only ${looked} of ${files} files were looked at`)
if (output.summary.violations.length > 0 || looked < files) process.exit(1)
console.log(`${looked} files keep the law.`)
