import { sql } from 'kysely'
import type { House } from '../open-house.ts'

const tables = { product: 'towary', orders: 'zamówienia', customer: 'klienci', content_page: 'strony' } as const

type Kind = keyof typeof tables

/** 'towary 40, klienci 2', of these kinds; null when there are none. */
export async function shopContents(
  { database }: House,
  kinds: Kind[] = Object.keys(tables) as Kind[],
): Promise<string | null> {
  const found: string[] = []
  for (const table of kinds) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      database.query,
    )
    if (Number(rows[0]?.count) > 0) found.push(`${tables[table]} ${rows[0]?.count}`)
  }
  return found.length > 0 ? found.join(', ') : null
}
