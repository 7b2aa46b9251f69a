/** Writes src/graphql/generated/resolver-types.ts, the types of all resolvers, from schema.graphql. --check only compares. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers'
import { parse } from 'graphql'

const file = 'src/graphql/generated/resolver-types.ts'
const output = await codegen({
  filename: file,
  schema: parse(readFileSync('src/graphql/schema.graphql', 'utf8')),
  documents: [],
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    skipTypename: true,
    namingConvention: 'keep',
    avoidOptionals: { field: true },
  },
  plugins: [{ typescript: {} }, { typescriptResolvers: {} }],
  pluginMap: { typescript, typescriptResolvers },
})
const text = `// Written by scripts/generate-resolver-types.mjs from schema.graphql; change that and run: npm run schema\n${output}`
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is older than schema.graphql: npm run schema`)
    process.exit(1)
  }
} else {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
