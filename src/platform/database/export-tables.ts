import { type Kysely, sql } from 'kysely'
import { readLines } from './read-lines.ts'
import type { Schema } from './schema.ts'
import { tableNames } from './tables.ts'

/**
 * Every row of every table as it is at one moment, as lines {"table", "row"} of JSON; how many rows and tables. The embedded
 * engine does nothing else meanwhile: write to where it is quick.
 */
export function exportTables(
  database: Kysely<Schema>,
  write: (lines: string) => Promise<void>,
  signal: AbortSignal,
): Promise<{ rows: number; tables: number }> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (database) => {
      const tables = await tableNames(database)
      let rows = 0
      for (const table of tables) {
        const name = JSON.stringify(table)
        const query = sql<{ line: string }>`select row_to_json(line)::text as line from ${sql.table(table)} line`
        for await (const lines of readLines(database, query)) {
          signal.throwIfAborted()
          await write(lines.map((line) => `{"table":${name},"row":${line}}\n`).join(''))
          rows += lines.length
        }
      }
      return { rows, tables: tables.length }
    })
}
