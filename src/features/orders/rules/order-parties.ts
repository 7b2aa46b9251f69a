import type { PostalAddress } from '#shared/postal-address.ts'
import type { Text } from '#shared/text.ts'
import { orderTexts } from '../texts/orders.ts'
import type { Order } from './order.ts'

/** A place or a person of an order, as its page and its mails name them. */
export interface OrderParty {
  title: Text
  /** The parcel locker or point; its address is '' where not known. */
  point?: { code: string; address: string }
  address?: PostalAddress
  phone?: string
}

type Addressed = 'courierId' | 'pickupPoint' | 'pickupPointAddress' | 'phone'
type Addresses = 'deliveryAddress' | 'billingAddress' | 'invoiceAddress'

/**
 * Where an order goes, who gets it, who buys and whose the invoice is. The address of who fetches a parcel from a locker is no place of
 * delivery, and neither is that of who gets an e-mail.
 */
export function orderParties(order: Pick<Order, Addressed | Addresses>): OrderParty[] {
  const { deliveryAddress, billingAddress, invoiceAddress, phone } = order
  const point = order.pickupPoint && { code: order.pickupPoint, address: order.pickupPointAddress }
  const buyerOrRecipient = billingAddress ? orderTexts.recipient : orderTexts.billingAddress
  const isAddressee = order.courierId !== null && !point
  return [
    ...(point ? [{ title: orderTexts.pickupPlace, point }] : []),
    { title: isAddressee ? orderTexts.deliveryAddress : buyerOrRecipient, address: deliveryAddress, phone },
    ...(billingAddress ? [{ title: orderTexts.billingAddress, address: billingAddress }] : []),
    ...(invoiceAddress ? [{ title: orderTexts.invoiceAddress, address: invoiceAddress }] : []),
  ]
}
