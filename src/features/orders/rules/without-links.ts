import { defangLinks } from '#shared/defang-links.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import type { Order, OrderLine } from './order.ts'

/**
 * The order as a mail may show it: in every text that its buyer typed, nothing is left that a mail program would make a link of. The
 * buyer need not be who reads the mail, and the seller must not be led astray either. The order itself stays as it was typed.
 */
export function withoutLinks(order: Order): Order {
  return {
    ...order,
    comment: defangLinks(order.comment),
    deliveryAddress: addressWithoutLinks(order.deliveryAddress),
    invoiceAddress: order.invoiceAddress && addressWithoutLinks(order.invoiceAddress),
    lines: order.lines.map(lineWithoutLinks),
  }
}

function addressWithoutLinks(address: PostalAddress): PostalAddress {
  const entries = Object.entries(address).map(([field, text]) => [field, defangLinks(text)])
  return { ...address, ...Object.fromEntries(entries) }
}

/** Of wrapping, `additional` is the name of what is wrapped, in the shop's words. */
function lineWithoutLinks(line: OrderLine): OrderLine {
  const additional = line.kind === 'wrap' ? line.additional : defangLinks(line.additional)
  return { ...line, additional, comment: defangLinks(line.comment) }
}
