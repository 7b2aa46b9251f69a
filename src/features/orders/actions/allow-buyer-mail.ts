import { findCustomer } from '#features/customers/reads.ts'
import { countMail } from '#platform/tries/count-mail.ts'
import { mailboxOf } from '#platform/tries/mailbox.ts'
import { type PublicShop, transaction } from '#shop'
import { mailsOfOrder } from '../reads/mails-of-order.ts'
import type { Order } from '../rules/order.ts'
import { mailsPerDaySetting, mailsPerHourSetting } from '../settings.ts'
import { insertEvent } from '../writes/change-order.ts'

const longestWait = 3 * 24 * 60 * 60_000 // by then goods have been sent, or the order was a joke

/**
 * Whether the buyer's mail may go now. Anybody can order with anybody's address, so a mailbox gets only so many an hour and a day; the
 * order stands, and its mail waits for room. A mail is counted once, however often sending it is tried.
 * @param deferrals how often it had been put off when this job was queued: a job that comes twice puts it off once
 */
export function allowBuyerMail(shop: PublicShop, order: Order, deferrals: number): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const mails = await mailsOfOrder(shop, order.id)
    if (mails.allowed) return true
    if (mails.withheld || mails.deferrals > deferrals || (deferrals > 0 && order.status === 'cancelled')) return false
    const { settings, now } = shop
    const limits = { perHour: settings.get(mailsPerHourSetting), perDay: settings.get(mailsPerDaySetting) }
    const until = await countMail(
      shop.database,
      { about: 'orders', to: await recipientOf(shop, order), ...limits },
      now,
    )
    if (!until) await insertEvent(shop, order.id, 'mail-allowed')
    else if (until.getTime() - order.placedAt.getTime() > longestWait)
      await insertEvent(shop, order.id, 'mail-withheld')
    else {
      await insertEvent(shop, order.id, 'mail-deferred', { until: until.toISOString() })
      await shop.enqueue(shop.database, 'send-order-mails', { orderId: order.id, deferrals: deferrals + 1 }, until)
    }
    return !until
  })
}

/** A client who has signed in is counted apart, so that strangers who type the same address keep no mails of theirs waiting. */
async function recipientOf(shop: PublicShop, { customerId, email }: Order): Promise<string> {
  const customer = customerId === null ? null : await findCustomer(shop, customerId)
  return customer && mailboxOf(customer.email) === mailboxOf(email) ? `client ${customer.id}` : email
}
