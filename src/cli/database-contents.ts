import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, readMigrations } from '#platform/database/migrate.ts'
import { programFolder } from '#platform/program-folder.ts'
import type { AppContext } from '../server/app-context.ts'

const countedTables = { product: 'towary', orders: 'zamówienia', customer: 'klienci', content_page: 'strony' } as const

type CountedTable = keyof typeof countedTables

/** Returns counts of these kinds, 'towary 40, klienci 2'; null when there are none. */
export async function describeContents(
  { database }: AppContext,
  kinds: CountedTable[] = Object.keys(countedTables) as CountedTable[],
): Promise<string | null> {
  const found: string[] = []
  for (const table of kinds) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      database.query,
    )
    if (Number(rows[0]?.count) > 0) found.push(`${countedTables[table]} ${rows[0]?.count}`)
  }
  return found.length > 0 ? found.join(', ') : null
}

/** The migrations of this version. */
export function readProgramMigrations(): Migration[] {
  return readMigrations(join(programFolder(), 'db', 'migrations'))
}
