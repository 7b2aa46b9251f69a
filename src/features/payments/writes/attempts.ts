import type { PublicShop } from '#shop'
import type { PaymentAttempt } from '../rules/payment-attempt.ts'

type NewAttempt = Pick<PaymentAttempt, 'orderId' | 'sessionId' | 'method' | 'amount' | 'currency'>

/** Stores a new open attempt; call it under the order's lock, after `replaceOpenAttempt`. */
export async function insertAttempt(
  shop: PublicShop,
  { orderId, sessionId, method, amount, currency }: NewAttempt,
): Promise<void> {
  await shop.database
    .insertInto('payment_attempt')
    .values({
      ...{ order_id: orderId, session_id: sessionId, method, amount, currency },
      ...{ created_at: shop.now, checked_at: shop.now },
    })
    .execute()
}

/** Marks the open attempt of an order, if there is one, as replaced. */
export async function replaceOpenAttempt(shop: PublicShop, orderId: number): Promise<void> {
  await shop.database
    .updateTable('payment_attempt')
    .set({ state: 'replaced' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .execute()
}

interface AttemptChange {
  state?: PaymentAttempt['state']
  token?: string
  gatewayOrder?: number
  problem?: PaymentAttempt['problem']
  codeSentAt?: Date | null
  checkedAt?: Date
}

/** Changes an attempt that is not paid: what is paid stays so. */
export async function updateAttempt(shop: PublicShop, id: number, change: AttemptChange): Promise<void> {
  await shop.database
    .updateTable('payment_attempt')
    .set({
      state: change.state,
      token: change.token,
      gateway_order: change.gatewayOrder,
      problem: change.problem,
      code_sent_at: change.codeSentAt,
      checked_at: change.checkedAt,
    })
    .where('id', '=', id)
    .where('state', '<>', 'paid')
    .execute()
}

/**
 * Takes the right to send a code for an attempt: false when another request has sent one that the payer may still confirm. The database
 * decides, so that a double click charges once.
 */
export async function claimCode(shop: PublicShop, id: number, sentBefore: Date): Promise<boolean> {
  const { numUpdatedRows } = await shop.database
    .updateTable('payment_attempt')
    .set({ code_sent_at: shop.now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where((of) => of.or([of('code_sent_at', 'is', null), of('code_sent_at', '<', sentBefore)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
