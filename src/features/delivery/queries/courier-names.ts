import type { PublicShop } from '#shop'

/** The names of the enabled couriers, in their order, each once. */
export async function courierNames(shop: PublicShop): Promise<string[]> {
  const rows = await shop.database
    .selectFrom('courier')
    .select('name')
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}
