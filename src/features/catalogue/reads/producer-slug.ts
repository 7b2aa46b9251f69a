import type { PublicShop } from '#shop'

/** The slug of the producer of this name; null when there is none. */
export async function producerSlug(shop: PublicShop, name: string): Promise<string | null> {
  const row = await shop.database
    .selectFrom('producer')
    .select('slug')
    .where('name', '=', name)
    .limit(1)
    .executeTakeFirst()
  return row?.slug ?? null
}
