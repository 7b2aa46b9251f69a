import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { OrderConsent } from '../rules/order-draft.ts'
import type { OrderEvent } from '../rules/order-event.ts'
import type { StatusMailKind } from '../rules/order-status.ts'

/** The state of an order's mails. */
export interface OrderMails {
  sent: Set<'buyer' | 'seller'>
  /** The buyer's mail has passed the limit of its mailbox. */
  allowed: boolean
  /** How often the buyer's mail was deferred because of the mailbox limit. */
  deferrals: number
  /** The end of the deferral; null when the mail is not deferred. */
  until: Date | null
  /** The mail waited too long and is no longer sent. */
  withheld: boolean
}

export async function getOrderMails(shop: PublicShop, orderId: number): Promise<OrderMails> {
  const rows = await shop.database
    .selectFrom('order_event')
    .select([
      'kind',
      sql<'buyer' | 'seller'>`detail ->> 'recipient'`.as('recipient'),
      sql<string | null>`detail ->> 'until'`.as('until'),
    ])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['mail-sent', 'mail-allowed', 'mail-deferred', 'mail-withheld'])
    .orderBy('id')
    .execute()
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  const last = rows.filter(({ kind, recipient }) => kind !== 'mail-sent' || recipient === 'buyer').at(-1)
  return {
    sent: new Set(of('mail-sent').map(({ recipient }) => recipient)),
    allowed: of('mail-allowed').length > 0,
    deferrals: of('mail-deferred').length,
    until: last?.until ? new Date(last.until) : null,
    withheld: last?.kind === 'mail-withheld',
  }
}

/** Whether the buyer has got a mail with this news of the order; `about` as in `queueStatusMail`. */
export async function wasStatusMailSent(
  shop: PublicShop,
  orderId: number,
  { news, about }: { news: StatusMailKind; about?: number },
): Promise<boolean> {
  const row = await shop.database
    .selectFrom('order_event')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'news-sent')
    .where(sql`detail ->> 'news'`, '=', news)
    .where(sql`coalesce(detail ->> 'about', '')`, '=', `${about ?? ''}`)
    .executeTakeFirst()
  return row !== undefined
}

/** Everything recorded about an order, oldest first, from the primary, so that a change is visible at once. */
export async function getOrderEvents(shop: PublicShop, orderId: number): Promise<OrderEvent[]> {
  const { rows } = await sql<OrderEvent>`
    select id, kind, at, actor, reason, from_status as "from", to_status as "to", detail
    from order_event where order_id = ${orderId} order by at, id
  `.execute(shop.primary)
  return rows
}

/** The order's client, and the points that its lines cost and bring. */
export async function getOrderPoints(
  shop: PublicShop,
  orderId: number,
): Promise<{ customerId: number | null; spent: number; received: number }> {
  const { rows } = await sql<{ customerId: number | null; spent: number; received: number }>`
    select customer_id as "customerId", coalesce(sum(points_spent), 0)::integer as spent,
      (coalesce(sum(points_received), 0)
        + coalesce((select sum(points) from order_promotion where order_id = orders.id), 0))::integer as received
    from orders left join order_line on order_id = orders.id where orders.id = ${orderId} group by orders.id
  `.execute(shop.database)
  return rows[0] ?? { customerId: null, spent: 0, received: 0 }
}

/** What the buyer was asked to agree to with an order; empty for orders of before. */
export async function getOrderConsents(shop: PublicShop, orderId: number): Promise<OrderConsent[]> {
  return shop.database
    .selectFrom('order_consent')
    .select(['kind', 'required', 'given', 'words', 'version'])
    .where('order_id', '=', orderId)
    .orderBy('required', 'desc')
    .orderBy('kind')
    .execute()
}

/** How often the address of an order was changed; within the caller's transaction. */
export async function countAddressChanges({ database }: PublicShop, orderId: number): Promise<number> {
  const { count } = await database
    .selectFrom('order_event')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'address-changed')
    .executeTakeFirstOrThrow()
  return Number(count)
}
