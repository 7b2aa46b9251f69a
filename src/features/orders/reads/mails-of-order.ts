import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** What has become of the mails of an order. */
export interface OrderMails {
  sent: Set<'buyer' | 'seller'>
  /** The buyer's was counted against the limit of its mailbox. */
  allowed: boolean
  /** How often the buyer's was put off, since its mailbox had got many. */
  deferrals: number
  /** Until when it waits; null when it does not. */
  until: Date | null
  /** It waited too long and is not sent any more. */
  withheld: boolean
}

export async function mailsOfOrder(shop: PublicShop, orderId: number): Promise<OrderMails> {
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
