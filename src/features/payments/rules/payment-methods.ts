import { baseCurrency } from '#shared/money.ts'

/** The payment methods: bank transfer in advance, or cash to the courier. */
export const paymentMethods = ['transfer', 'cash-on-delivery'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** The numbers of the payment methods in calls; they never change. */
export const paymentMethodIds: Record<PaymentMethod, number> = { transfer: 1, 'cash-on-delivery': 2 }

/** The payment method with this number, as a number or a text; null when there is none. */
export function methodOfId(id: unknown): PaymentMethod | null {
  return paymentMethods.find((method) => String(paymentMethodIds[method]) === String(id)) ?? null
}

/**
 * The payment methods for an order in this currency. Couriers collect only PLN; a transfer in another currency needs an account for it
 * ('' when there is none).
 */
export function methodsForCurrency(currency: string, account: string): PaymentMethod[] {
  if (currency === baseCurrency) return [...paymentMethods]
  return account === '' ? [] : ['transfer']
}

const prepaid: Record<PaymentMethod, 'prepaid' | 'dvp'> = { transfer: 'prepaid', 'cash-on-delivery': 'dvp' }

/** The methods that remain when nothing is sent, so without cash on delivery. */
export function methodsWithoutCourier(methods: PaymentMethod[]): PaymentMethod[] {
  return methods.filter((method) => deliveryKindFor(method) === 'prepaid')
}

/** The kind of delivery that a payment method needs. */
export function deliveryKindFor(method: PaymentMethod): 'prepaid' | 'dvp' {
  return prepaid[method]
}

export function isPaymentMethod(text: string): text is PaymentMethod {
  return paymentMethods.some((method) => method === text)
}

/** Whether the money counts as received once the goods are delivered: the courier collects it. */
export function isCollectedOnDelivery(method: string): boolean {
  return isPaymentMethod(method) && deliveryKindFor(method) === 'dvp'
}
