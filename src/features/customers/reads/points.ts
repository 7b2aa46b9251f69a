import type { PublicShop, Visitor } from '#shop'

/** How many points of the loyalty programme a client has to spend; null of a visitor, who has none (A6.2). */
export async function pointsOfVisitor(shop: PublicShop & { visitor: Visitor }): Promise<number | null> {
  const { customerId } = shop.visitor
  if (customerId === null) return null
  const row = await shop.database
    .selectFrom('customer')
    .select('points')
    .where('id', '=', customerId)
    .executeTakeFirst()
  return row?.points ?? 0
}
