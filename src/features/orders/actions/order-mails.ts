import { findCustomer } from '#features/customers/queries.ts'
import { canonicalMailbox, countAttempt, countMailSent } from '#platform/rate-limit.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction } from '#shop'
import { getOrderMails } from '../queries/order-records.ts'
import type { Order } from '../rules/order.ts'
import type { StatusMailKind } from '../rules/order-status.ts'
import { mailsPerDaySetting, mailsPerHourSetting, statusMailsSetting } from '../settings.ts'
import { insertOrderEvent } from '../writes.ts'

const maxDelay = 3 * 24 * 60 * 60_000 // by then the goods have been sent, or the order was a joke

/**
 * Whether the buyer's mail may be sent now. Anyone can order with any address, so each mailbox has an hourly and a daily limit; the order is
 * accepted, and its mail waits. Retries of one mail count once.
 * @param deferrals how often the mail had been deferred when this job was queued: a job that runs twice defers it once
 */
export function allowBuyerMail(shop: PublicShop, order: Order, deferrals: number): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const mails = await getOrderMails(shop, order.id)
    if (mails.allowed) return true
    if (mails.withheld || mails.deferrals > deferrals || (deferrals > 0 && order.status === 'cancelled')) return false
    const { settings, now } = shop
    const limits = { perHour: settings.get(mailsPerHourSetting), perDay: settings.get(mailsPerDaySetting) }
    const until = await countMailSent(
      shop.database,
      { about: 'orders', to: await recipientOf(shop, order), ...limits },
      now,
    )
    if (!until) await insertOrderEvent(shop, order.id, { kind: 'mail-allowed' })
    else if (until.getTime() - order.placedAt.getTime() > maxDelay)
      await insertOrderEvent(shop, order.id, { kind: 'mail-withheld' })
    else {
      await insertOrderEvent(shop, order.id, { kind: 'mail-deferred', detail: { until: until.toISOString() } })
      await shop.enqueue(shop.database, 'send-order-mails', { orderId: order.id, deferrals: deferrals + 1 }, until)
    }
    return !until
  })
}

/** A signed-in client has a separate limit, so that strangers who type the same address cannot delay the client's mails. */
async function recipientOf(shop: PublicShop, { customerId, email }: Order): Promise<string> {
  const customer = customerId === null ? null : await findCustomer(shop, customerId)
  return customer && canonicalMailbox(customer.email) === canonicalMailbox(email) ? `client ${customer.id}` : email
}

/** Records that a mail about an order was sent, so that a repeated job does not send it again. */
export async function recordMailSent(shop: PublicShop, orderId: number, recipient: 'buyer' | 'seller'): Promise<void> {
  await insertOrderEvent(shop, orderId, { kind: 'mail-sent', detail: { recipient } })
}

/** Records that a mail with this news was sent, so that a repeated job does not send it again. */
export async function recordStatusMailSent(
  shop: PublicShop,
  orderId: number,
  { news, about }: { news: StatusMailKind; about?: number },
): Promise<void> {
  const detail = { news, ...(about !== undefined && { about }) }
  await insertOrderEvent(shop, orderId, { kind: 'news-sent', detail })
}

/**
 * Queues a mail about a change, in the caller's transaction; nothing when the merchant has switched it off, which those about an address cannot be.
 * @param about what the news is about where an order may have several: the id of a payment entry or shipment, or the number of a change of address
 */
export async function queueStatusMail(
  shop: PublicShop,
  orderId: number,
  news: StatusMailKind,
  about?: number,
): Promise<void> {
  const isChosen = shop.settings.get(statusMailsSetting).some((chosen) => chosen === news)
  if (!isChosen && news !== 'address' && news !== 'addressForSeller') return
  await shop.enqueue(shop.database, 'send-order-news', { orderId, news, ...(about !== undefined && { about }) })
}

/** Queues the buyer's confirmation once more, at most three times a day for each order; refused with the end of the wait. */
export function sendConfirmationAgain(shop: PublicShop, { id, number }: Order): Promise<Result<null, Date>> {
  return transaction(shop, async (shop) => {
    const limit = { name: 'order mails again', key: `mail again of order ${number}`, tries: 3, minutes: 24 * 60 }
    const until = await countAttempt(shop.database, [limit], shop.now)
    if (until) return refused(until)
    await shop.enqueue(shop.database, 'send-order-mails', { orderId: id, again: crypto.randomUUID() })
    return done(null)
  })
}
