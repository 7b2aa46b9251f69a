import { type Kysely, type RawBuilder, sql } from 'kysely'
import { readLines } from '../database/read-lines.ts'
import type { Schema } from '../database/schema.ts'

/** bytes, about: what is held in memory at a time */
const partSize = 1_000_000

/**
 * Rows as JSON, a line each, in parts that fit into memory. Every value is the text that SQL itself writes for it and reads
 * again, so that it comes back exactly, whatever its type: a JSON null is 'null', an SQL NULL is null.
 */
export async function* rowParts(
  database: Kysely<Schema>,
  columns: string[],
  source: RawBuilder<unknown>,
): AsyncGenerator<{ bytes: Buffer; rows: number }> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column)}::text as ${sql.ref(column)}`))
  let waiting: string[] = []
  let size = 0
  const query = sql<{ line: string }>`select row_to_json(line)::text as line from (select ${texts} from ${source}) line`
  for await (const lines of readLines(database, query))
    for (const line of lines) {
      waiting.push(line)
      size += line.length
      if (size < partSize) continue
      yield toPart(waiting)
      waiting = []
      size = 0
    }
  if (waiting.length > 0) yield toPart(waiting)
}

function toPart(lines: string[]): { bytes: Buffer; rows: number } {
  return { bytes: Buffer.from(`${lines.join('\n')}\n`), rows: lines.length }
}

/** A part as the text of a JSON array, which `${given}` of a query reads. */
export function partToJson(bytes: Buffer): string {
  return `[${bytes.toString('utf8').trimEnd().replaceAll('\n', ',')}]`
}
