import { isOnline, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'

/** A missing requirement that blocks all orders. */
export type SellingGap = 'seller' | 'terms' | 'courier' | 'payment' | 'bank-account'

export interface SellingFacts {
  /** Name, address, e-mail and phone: art. 12 of the Polish consumer rights act. */
  seller: { name: string; street: string; postcode: string; city: string; email: string; phone: string }
  /** The account for PLN; '' when there is none. */
  bankAccount: string
  /** The version of the terms in force; 0 while there are none. */
  termsVersion: number
  /** Those that the merchant wants; the ones online only where a gateway takes them. */
  methods: PaymentMethod[]
  /** The payment kind of each delivery method. */
  ways: ('prepaid' | 'dvp')[]
  /** Whether any of the goods must be sent. */
  sendsGoods: boolean
}

/** The requirements that a shop must still meet before it may accept orders, in the order of setup; empty when it is ready. */
export function sellingGaps(facts: SellingFacts): SellingGap[] {
  const { seller, bankAccount, termsVersion, methods, ways, sendsGoods } = facts
  const byTransfer = methods.includes('transfer')
  const online = methods.some(isOnline)
  const inCash = methods.includes('cash-on-delivery') && ways.includes('dvp')
  const gaps: [SellingGap, boolean][] = [
    ['seller', [seller.name, seller.street, seller.postcode, seller.city, seller.email, seller.phone].includes('')],
    ['terms', termsVersion === 0],
    ['courier', sendsGoods && ways.length === 0],
    ['payment', !byTransfer && !inCash && !online],
    ['bank-account', byTransfer && bankAccount === ''],
  ]
  return gaps.filter(([, missing]) => missing).map(([gap]) => gap)
}
