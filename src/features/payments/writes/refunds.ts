import type { PublicShop } from '#shop'

export async function insertRefund(shop: PublicShop, refund: { attemptId: number; amount: number }): Promise<void> {
  await shop.database
    .insertInto('payment_refund')
    .values({
      id: crypto.randomUUID(),
      attempt_id: refund.attemptId,
      amount: refund.amount,
      created_at: shop.now,
    })
    .execute()
}

/** Records the gateway's answer; the first one counts. */
export async function updateRefund(shop: PublicShop, id: string, state: 'accepted' | 'rejected'): Promise<void> {
  await shop.database
    .updateTable('payment_refund')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute()
}
