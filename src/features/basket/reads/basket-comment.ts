import type { Shop } from '#shop'
import { basketOwner } from './held-lines.ts'

/** What the visitor has written about his whole basket; '' when nothing. */
export async function basketComment(shop: Shop): Promise<string> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return ''
  const found = await shop.database
    .selectFrom('basket')
    .select('comment')
    .where(owner.column, '=', owner.id)
    .executeTakeFirst()
  return found?.comment ?? ''
}
