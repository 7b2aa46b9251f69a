import type { OrderStatus } from '#features/orders/rules/order-status.ts'
import { baseCurrency } from '#shared/money.ts'

/** How an order may be paid: beforehand by bank transfer, or in cash to the courier. */
export const paymentMethods = ['transfer', 'cash-on-delivery'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * How an order in this currency may be paid: couriers collect nothing but PLN, and a transfer in another currency needs an account
 * for it ('' when there is none).
 */
export function methodsForCurrency(currency: string, account: string): PaymentMethod[] {
  if (currency === baseCurrency) return [...paymentMethods]
  return account === '' ? [] : ['transfer']
}

const prepaid: Record<PaymentMethod, 'prepaid' | 'dvp'> = { transfer: 'prepaid', 'cash-on-delivery': 'dvp' }

/** Those of them that are left when nothing is sent: no courier comes to collect. */
export function methodsWithoutCourier(methods: PaymentMethod[]): PaymentMethod[] {
  return methods.filter((method) => deliveryKindFor(method) === 'prepaid')
}

/** Which kind of delivery goes with a payment. */
export function deliveryKindFor(method: PaymentMethod): 'prepaid' | 'dvp' {
  return prepaid[method]
}

export function isPaymentMethod(text: string): text is PaymentMethod {
  return paymentMethods.some((method) => method === text)
}

/**
 * What becomes of a payment that is still waited for when its order gets a status; null when it goes on waiting. What is collected
 * on delivery has come when the order is completed; a transfer has come only when somebody has seen it.
 */
export function paymentStatusAfter(status: OrderStatus, method: PaymentMethod): 'paid' | 'failed' | null {
  if (status === 'paid' || (status === 'completed' && deliveryKindFor(method) === 'dvp')) return 'paid'
  return status === 'cancelled' ? 'failed' : null
}
