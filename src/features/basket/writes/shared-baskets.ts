import { decimalText } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { Line } from '../rules/room.ts'

interface SharedBasket {
  tokenHash: Uint8Array
  visitId: number
  endsAt: Date
  lines: Pick<Line, 'sizeId' | 'quantity' | 'terms'>[]
}

/** Keeps a copy of these lines for whoever knows the token; of texts that their owner has typed nothing. */
export async function insertShared(
  shop: PublicShop,
  { tokenHash, visitId, endsAt, lines }: SharedBasket,
): Promise<void> {
  const { id } = await shop.database
    .insertInto('shared_basket')
    .values({ token_hash: tokenHash, visit_id: visitId, created_at: shop.now, ends_at: endsAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = lines.map(({ sizeId, quantity, terms }, position) => ({
    shared_basket_id: id,
    position,
    size_id: sizeId,
    quantity: decimalText(quantity),
    for_points: terms.forPoints,
    subscription_days: terms.subscriptionDays,
    bundle_parts: JSON.stringify(terms.parts),
  }))
  await shop.database.insertInto('shared_basket_line').values(rows).execute()
}
