/** Writes src/platform/database/schema.ts, the types of all tables, from the migrations: npm run schema */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

const typeNames = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  uuid: 'string',
  numeric: 'Numeric',
  timestamptz: 'Timestamp',
  date: 'string',
  jsonb: 'Json',
  bytea: 'Buffer | Uint8Array',
  _text: 'string[]',
  _int4: 'number[]',
  _date: 'string[]',
  tsvector: 'string',
  xid8: 'string',
}
const database = await PGlite.create({ extensions: { pg_trgm } })
const migrations = readdirSync('db/migrations').filter((name) => name.endsWith('.sql'))
for (const name of migrations.sort()) await database.exec(readFileSync(`db/migrations/${name}`, 'utf8'))
const { rows } = await database.query(`
  select table_name, column_name, udt_name, is_nullable = 'YES' as nullable,
    (column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS') as defaulted
  from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`)
const tables = Map.groupBy(rows, (row) => row.table_name)
const nameOf = (table) =>
  `${table
    .split('_')
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join('')}Table`
const column = ({ column_name, udt_name, nullable, defaulted }) => {
  if (!typeNames[udt_name]) throw new Error(`no type for ${udt_name}`)
  const type = `${typeNames[udt_name]}${nullable ? ' | null' : ''}`
  return `  ${column_name}: ${defaulted && !nullable ? `Generated<${type}>` : type}`
}
const text = `// Written by scripts/generate-schema.mjs from db/migrations; change those and run: npm run schema
import type { ColumnType } from 'kysely'

/** What the database fills in when it is not given. */
type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** Exact decimals come as text. */
type Numeric = ColumnType<string, string | number, string | number>
type Timestamp = ColumnType<Date, Date | string, Date | string>
type Json = ColumnType<unknown, string, string>

${[...tables].map(([table, columns]) => `interface ${nameOf(table)} {\n${columns.map(column).join('\n')}\n}\n`).join('\n')}
export interface Schema {
${[...tables.keys()].map((table) => `  ${table}: ${nameOf(table)}`).join('\n')}
}
`
const file = 'src/platform/database/schema.ts'
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is older than the migrations: npm run schema`)
    process.exit(1)
  }
} else writeFileSync(file, text)
process.exit(0)
