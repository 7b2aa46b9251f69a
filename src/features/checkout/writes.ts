import type { PublicShop } from '#shop'
import type { OrderFields } from './rules/order-form.ts'

export async function saveDraft(
  shop: PublicShop,
  draft: { visitId: number; customerId: number | null; fields: OrderFields },
): Promise<void> {
  const values = { customer_id: draft.customerId, fields: JSON.stringify(draft.fields), changed_at: shop.now }
  await shop.database
    .insertInto('checkout_draft')
    .values({ visit_id: draft.visitId, ...values })
    .onConflict((conflict) => conflict.column('visit_id').doUpdateSet(values))
    .execute()
}

export async function deleteDraft(shop: PublicShop, visitId: number): Promise<void> {
  await shop.database.deleteFrom('checkout_draft').where('visit_id', '=', visitId).execute()
}
