import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../src/shop.ts'

/** A digest of all rows by table, in the database's text format, and of the next value of each sequence. */
export function tableDigests(database: Database): Promise<Record<string, string>> {
  return database.transaction().execute(async (database) => {
    await sql`select set_config('timezone', 'UTC', true)`.execute(database)
    const { rows } = await sql<{ name: string; kind: string }>`
      select relname as name, relkind as kind from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') order by relname
    `.execute(database)
    const digests: Record<string, string> = {}
    for (const { name, kind } of rows) {
      const source = kind === 'S' ? sql`(select last_value, is_called from ${sql.table(name)})` : sql.table(name)
      const found = await sql<{ line: string }>`select line::text from ${source} line`.execute(database)
      const lines = found.rows.map(({ line }) => line).sort()
      digests[name] = `${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`
    }
    return digests
  })
}
