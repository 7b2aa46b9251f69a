import { sql } from 'kysely'
import type { House } from '../open-house.ts'

const tables = { product: 'towary', orders: 'zamówienia', customer: 'klienci', content_page: 'strony' } as const

/** 'towary 40, klienci 2'; null when nobody would miss anything. */
export async function whatWouldBeLost({ database }: House): Promise<string | null> {
  const found: string[] = []
  for (const [table, words] of Object.entries(tables)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      database.query,
    )
    if (Number(rows[0]?.count) > 0) found.push(`${words} ${rows[0]?.count}`)
  }
  return found.length > 0 ? found.join(', ') : null
}
