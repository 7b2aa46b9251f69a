import { sql } from 'kysely'
import type { Shop } from '#shop'

/** The ids of what the visitor compares, in the order in which he chose them; withdrawn and hidden products are left out. */
export async function comparedProductIds({ database, visitor }: Shop): Promise<number[]> {
  if (visitor.visitId === null) return []
  const { rows } = await sql<{ id: number }>`
    select product.id
    from comparison
    cross join unnest(comparison.product_ids) with ordinality as chosen (id, place)
    join product on product.id = chosen.id and product.visible and product.withdrawn_at is null
    where comparison.visit_id = ${visitor.visitId}
    order by chosen.place
  `.execute(database)
  return rows.map(({ id }) => id)
}
