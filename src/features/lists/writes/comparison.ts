import type { PublicShop } from '#shop'

/** What a visit compares; its row stays locked until the transaction ends, so that whoever else changes it waits. */
export async function lockComparison(shop: PublicShop, visitId: number): Promise<number[]> {
  const { product_ids } = await shop.database
    .insertInto('comparison')
    .values({ visit_id: visitId, changed_at: shop.now })
    .onConflict((conflict) => conflict.column('visit_id').doUpdateSet({ changed_at: shop.now }))
    .returning('product_ids')
    .executeTakeFirstOrThrow()
  return product_ids
}

export async function saveComparison(shop: PublicShop, visitId: number, ids: number[]): Promise<void> {
  await shop.database.updateTable('comparison').set({ product_ids: ids }).where('visit_id', '=', visitId).execute()
}
