import { type Selectable, sql } from 'kysely'
import type { Schema } from '#platform/database/schema.ts'
import type { PublicShop } from '#shop'
import type { AttemptProblem, PaymentAttempt } from '../rules/payment-attempt.ts'
import type { OnlineMethod } from '../rules/payment-methods.ts'

/** The attempt with this name at the gateway, and the number of its order. */
export async function findAttempt(
  shop: PublicShop,
  sessionId: string,
): Promise<(PaymentAttempt & { orderNumber: number }) | null> {
  const row = await shop.database
    .selectFrom('payment_attempt')
    .innerJoin('orders', 'orders.id', 'payment_attempt.order_id')
    .selectAll('payment_attempt')
    .select('orders.number as orderNumber')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row ? { ...toAttempt(row), orderNumber: row.orderNumber } : null
}

/** The attempts to pay an order, newest first. */
export async function getAttempts(shop: PublicShop, orderId: number): Promise<PaymentAttempt[]> {
  const rows = await shop.database
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toAttempt)
}

/**
 * The names of attempts about which the gateway should be asked again, those that were asked longest ago first: each minute at first, then
 * less and less often, for a week. Money may come for one that was given up, too.
 */
export async function getSilentAttempts(shop: PublicShop, limit: number): Promise<string[]> {
  const { rows } = await sql<{ sessionId: string }>`
    select session_id as "sessionId" from payment_attempt
    where state <> 'paid' and created_at > ${shop.now}::timestamptz - interval '7 days'
      and checked_at <= ${shop.now}::timestamptz - greatest(interval '1 minute', (${shop.now}::timestamptz - created_at) / 10)
    order by checked_at limit ${limit}
  `.execute(shop.database)
  return rows.map(({ sessionId }) => sessionId)
}

function toAttempt(row: Selectable<Schema['payment_attempt']>): PaymentAttempt {
  return {
    id: row.id,
    orderId: row.order_id,
    sessionId: row.session_id,
    method: row.method as OnlineMethod,
    amount: row.amount,
    currency: row.currency,
    state: row.state as PaymentAttempt['state'],
    token: row.token,
    gatewayOrder: row.gateway_order,
    problem: row.problem as AttemptProblem,
    codeSentAt: row.code_sent_at,
    createdAt: row.created_at,
    checkedAt: row.checked_at,
  }
}
