import { baseCurrency } from '#shared/money.ts'

/** The payment methods in the order of the forms: those of a gateway, bank transfer in advance, cash to the courier. */
export const paymentMethods = ['blik', 'online-transfer', 'card', 'transfer', 'cash-on-delivery'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** Those that a gateway takes at once. */
export const onlineMethods = ['blik', 'online-transfer', 'card'] as const satisfies PaymentMethod[]

export type OnlineMethod = (typeof onlineMethods)[number]

/** The numbers of the payment methods in calls; they never change. */
export const paymentMethodIds: Record<PaymentMethod, number> = {
  transfer: 1,
  'cash-on-delivery': 2,
  blik: 3,
  'online-transfer': 4,
  card: 5,
}

/** The payment method with this number, as a number or a text; null when there is none. */
export function methodOfId(id: unknown): PaymentMethod | null {
  return paymentMethods.find((method) => String(paymentMethodIds[method]) === String(id)) ?? null
}

export interface PaymentFacts {
  currency: string
  /** For this currency; '' when there is none. */
  account: string
  /** Whether a gateway takes payments. */
  online: boolean
  /** Whether the shop is read over a safe connection, or on the visitor's own machine: cards need it (B5.48). */
  secure: boolean
}

/** The payment methods for an order. Couriers and the gateway take only PLN; a transfer in another currency needs an account for it. */
export function methodsForCurrency({ currency, account, online, secure }: PaymentFacts): PaymentMethod[] {
  if (currency !== baseCurrency) return account === '' ? [] : ['transfer']
  return paymentMethods.filter((method) => !isOnline(method) || (online && (secure || method !== 'card')))
}

/** The methods that remain when nothing is sent, so without cash on delivery. */
export function methodsWithoutCourier(methods: PaymentMethod[]): PaymentMethod[] {
  return methods.filter((method) => deliveryKindFor(method) === 'prepaid')
}

/** The kind of delivery that a payment method needs. */
export function deliveryKindFor(method: PaymentMethod): 'prepaid' | 'dvp' {
  return method === 'cash-on-delivery' ? 'dvp' : 'prepaid'
}

export function isPaymentMethod(text: string): text is PaymentMethod {
  return paymentMethods.some((method) => method === text)
}

/** Whether the buyer pays at once, at a gateway. */
export function isOnline(method: string): method is OnlineMethod {
  return onlineMethods.some((online) => online === method)
}

/** Whether the money counts as received once the goods are delivered: the courier collects it. */
export function isCollectedOnDelivery(method: string): boolean {
  return method === 'cash-on-delivery'
}
