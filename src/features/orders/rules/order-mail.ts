import { formatLongDay, formatMoment } from '#shared/day.ts'
import { defangLinks } from '#shared/plain-text.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import type { Message } from '#shared/text.ts'
import { orderTexts } from '../texts/orders.ts'
import type { Order, OrderLine } from './order.ts'

/**
 * The order for a mail, with no text of the buyer that a mail program would turn into a link. The reader of the mail need not be the buyer,
 * and the seller must be protected too. The stored order is unchanged.
 */
export function withoutLinks(order: Order): Order {
  return {
    ...order,
    comment: defangLinks(order.comment),
    deliveryAddress: addressWithoutLinks(order.deliveryAddress),
    billingAddress: order.billingAddress && addressWithoutLinks(order.billingAddress),
    invoiceAddress: order.invoiceAddress && addressWithoutLinks(order.invoiceAddress),
    lines: order.lines.map(lineWithoutLinks),
  }
}

function addressWithoutLinks(address: PostalAddress): PostalAddress {
  const entries = Object.entries(address).map(([field, text]) => [field, defangLinks(text)])
  return { ...address, ...Object.fromEntries(entries) }
}

/** For wrapping, `additional` is the shop's name of the wrapped goods. */
function lineWithoutLinks(line: OrderLine): OrderLine {
  const additional = line.kind === 'wrap' ? line.additional : defangLinks(line.additional)
  return { ...line, additional, comment: defangLinks(line.comment) }
}

/** That an order was placed, and when its confirmation is mailed; for a cancelled order only while its mail has not been deferred. */
export function placedMessage(
  { email, placedAt, status }: Pick<Order, 'email' | 'placedAt' | 'status'>,
  mail: { until: Date | null; withheld: boolean },
): Message {
  const values = { email, day: formatLongDay(placedAt) }
  if (status === 'cancelled' && (mail.withheld || mail.until)) return { text: orderTexts.placedWithoutMail, values }
  if (mail.withheld) return { text: orderTexts.placedMailWithheld, values }
  if (mail.until) return { text: orderTexts.placedMailWaits, values: { ...values, ...formatMoment(mail.until) } }
  return { text: orderTexts.placed, values }
}
