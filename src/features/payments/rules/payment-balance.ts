import type { OrderActor } from '#features/orders/rules/order-actor.ts'

/** A booked movement of money for an order. Entries are only added: a mistake is booked back. */
export interface PaymentEntry {
  id: number
  kind: 'received' | 'refunded'
  /** Gross minor units, above 0, in the currency of the order. */
  amount: number
  currency: string
  /** The way of the money: a payment method, or a gateway. */
  source: string
  actor: OrderActor
  at: Date
}

/** What has been paid for an order. Amounts are minor units. */
export interface PaymentBalance {
  /** Received and not refunded. */
  paid: number
  refunded: number
  /** Still to be paid; 0 when the order is paid. */
  due: number
  /** Paid above the total. */
  overpaid: number
  isPaid: boolean
}

/**
 * What the entries of an order, oldest first, add up to. An order for nothing is paid. So is one that was paid in full and of which a part went
 * back, for goods that came back or a lower price: nobody is asked for that part again. What went back as a whole was a payment undone, and counts
 * no more.
 */
export function paymentBalance(entries: Pick<PaymentEntry, 'kind' | 'amount'>[], totalGross: number): PaymentBalance {
  let [paid, refunded, received] = [0, 0, 0]
  for (const { kind, amount } of entries) {
    if (kind === 'received') received += amount
    else refunded += amount
    paid += kind === 'received' ? amount : -amount
    if (paid === 0) received = 0
  }
  const due = received >= totalGross && paid > 0 ? 0 : Math.max(0, totalGross - paid)
  return { paid, refunded, due, overpaid: Math.max(0, paid - totalGross), isPaid: due === 0 }
}
