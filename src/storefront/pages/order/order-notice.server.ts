import type { Order } from '#features/orders/rules/order.ts'
import { isOver, type OrderStatus } from '#features/orders/rules/order-status.ts'
import { orderPageTexts } from '#features/orders/texts/order-page.ts'
import { payTexts } from '#features/payments/texts/online.ts'
import { type CurrencyFormat, formatMoney } from '#shared/money.ts'
import type { Message, Text } from '#shared/text.ts'

/** What a change was, in the address of the page that says so. */
const notices = {
  anulowane: orderPageTexts.cancelled,
  adres: orderPageTexts.addressChanged,
  wyslane: orderPageTexts.mailSent,
  zaplacone: payTexts.paid,
  przelew: payTexts.changed,
}

export type OrderNotice = keyof typeof notices

/** The text of a notice; null: there is none, or it is not true (any more): anybody can write an address, and the back button leads to old ones. */
export function orderNotice(
  asked: string | null,
  { status, paymentMethod }: Pick<Order, 'status' | 'paymentMethod'>,
  isPaid: boolean,
): Text | null {
  const isTrue: Partial<Record<string, boolean>> = {
    anulowane: status === 'cancelled',
    zaplacone: isPaid && !isOver(status),
    przelew: paymentMethod === 'transfer' && !isPaid && !isOver(status),
  }
  const [name, text] = Object.entries(notices).find(([name]) => name === asked) ?? []
  return text && (isTrue[name ?? ''] ?? true) ? text : null
}

/**
 * What becomes of money above the total, in minor units: who has paid in two tabs reads that it comes back. Of an order that is over all of it
 * does, which the page says already.
 */
export function overpaidStep(status: OrderStatus, overpaid: number, format: CurrencyFormat): Message[] {
  if (overpaid === 0 || isOver(status)) return []
  return [{ text: orderPageTexts.nextOverpaid, values: { amount: formatMoney(overpaid, format) } }]
}
