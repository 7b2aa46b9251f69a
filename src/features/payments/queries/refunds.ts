import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { RefundablePayment } from '../rules/split-refund.ts'

/** A refund about which the gateway has not answered yet. Amounts are minor units. */
export interface AskedRefund {
  id: string
  amount: number
  sessionId: string
  gatewayOrder: number
  currency: string
}

/** The refunds of an order that the gateway was asked for, or was to be asked for, without an answer; oldest first. */
export async function getAskedRefunds(shop: PublicShop, orderId: number): Promise<AskedRefund[]> {
  const rows = await shop.database
    .selectFrom('payment_refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'payment_refund.attempt_id')
    .select(['payment_refund.id', 'payment_refund.amount', 'session_id', 'gateway_order', 'currency'])
    .where('order_id', '=', orderId)
    .where('payment_refund.state', '=', 'asked')
    .orderBy('payment_refund.created_at')
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, amount: row.amount, sessionId: row.session_id, currency: row.currency },
    gatewayOrder: row.gateway_order ?? 0,
  }))
}

/** What the gateway can still give back for an order, payment by payment, the newest first. */
export async function getRefundablePayments(shop: PublicShop, orderId: number): Promise<RefundablePayment[]> {
  const { rows } = await sql<{ attemptId: number; left: number }>`
    select attempt.id as "attemptId", attempt.amount - coalesce((
      select sum(amount) from payment_refund where attempt_id = attempt.id and state <> 'rejected'
    ), 0)::bigint as left
    from payment_attempt attempt where attempt.order_id = ${orderId} and attempt.state = 'paid'
    order by attempt.id desc
  `.execute(shop.database)
  return rows
}
