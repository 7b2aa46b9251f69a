import type { PaymentMethod } from '#features/payments/rules/payment-methods.ts'

/** Something without which nobody may be let to order. */
export type SellingGap = 'seller' | 'terms' | 'courier' | 'payment' | 'bank-account'

export interface SellingFacts {
  /** Name, address, e-mail and phone: art. 12 of the Polish consumer rights act. */
  seller: { name: string; street: string; postcode: string; city: string; email: string; phone: string }
  /** In PLN; '' when there is none. */
  bankAccount: string
  /** Of the terms in force; 0 while there are none. */
  termsVersion: number
  methods: PaymentMethod[]
  /** How each way of delivery is paid for. */
  ways: ('prepaid' | 'dvp')[]
  /** Whether any of the goods has to be sent. */
  sendsGoods: boolean
}

/** Everything that a shop lacks before it may take orders, in the order in which it is put right; empty when it may. */
export function sellingGaps(facts: SellingFacts): SellingGap[] {
  const { seller, bankAccount, termsVersion, methods, ways, sendsGoods } = facts
  const byTransfer = methods.includes('transfer')
  const inCash = methods.includes('cash-on-delivery') && ways.includes('dvp')
  const gaps: [SellingGap, boolean][] = [
    ['seller', [seller.name, seller.street, seller.postcode, seller.city, seller.email, seller.phone].includes('')],
    ['terms', termsVersion === 0],
    ['courier', sendsGoods && ways.length === 0],
    ['payment', !byTransfer && !inCash],
    ['bank-account', byTransfer && bankAccount === ''],
  ]
  return gaps.filter(([, missing]) => missing).map(([gap]) => gap)
}
