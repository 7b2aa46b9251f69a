/** Checks the tables in each feature's SQL: one feature writes a table, and only features that may import that one read it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const writes = /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(?:insert into|delete from|update) (\w+)/g
const names = /\b(?:from|join|into|update|using|selectFrom|innerJoin|leftJoin)(?:\(\s*\[?\s*'| )(\w+)/gi

/**
 * Returns the violations.
 * @param {string} folder 'src/features'
 * @param {string} migrations 'db/migrations', whose files create the tables
 * @param {Record<string, string[]>} mayUse by feature: whose tables it may read
 * @returns {{ name: string, location: string }[]}
 */
export function foreignTables(folder, migrations, mayUse) {
  const known = tablesOf(migrations)
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => ({
      file,
      feature: file.split('/')[0],
      text: withoutComments(readFileSync(join(folder, file), 'utf8')),
    }))
  const tablesIn = (text, pattern) =>
    [...text.matchAll(pattern)].map((match) => match[1] ?? match[2]).filter((name) => known.has(name))
  const owner = new Map()
  const several = []
  for (const { file, feature, text } of files)
    for (const table of tablesIn(text, writes)) {
      const other = owner.get(table) ?? feature
      if (other !== feature)
        several.push({ name: 'one-feature-writes-a-table', location: `${file} → ${table} of ${other}` })
      owner.set(table, other)
    }
  const foreign = files.flatMap(({ file, feature, text }) =>
    [...new Set(tablesIn(text, names))]
      .map((table) => ({ table, of: owner.get(table) ?? feature }))
      .filter(({ of }) => of !== feature && !mayUse[feature]?.includes(of))
      .map(({ table, of }) => ({ name: 'sql-uses-the-list', location: `${file} → ${table} of ${of}` })),
  )
  return [...several, ...foreign]
}

function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}

function tablesOf(migrations) {
  if (!existsSync(migrations)) return new Set()
  const files = readdirSync(migrations).filter((name) => name.endsWith('.sql'))
  const sql = files.map((name) => readFileSync(join(migrations, name), 'utf8')).join('\n')
  return new Set([...sql.matchAll(/\b(?:create table (?:if not exists )?|rename to )(\w+)/g)].map(([, name]) => name))
}
