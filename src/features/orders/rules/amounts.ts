import { vatWords } from '#features/pricing/rules/vat-words.ts'
import { splitVat, type Taxed } from '#shared/money.ts'
import type { Text, TextValues } from '#shared/text.ts'
import { orderTexts } from '../texts.ts'
import type { Order, OrderLine } from './order.ts'

/** Writes amounts of an order as the shop showed them when it was placed: with VAT, or without and saying so. */
export function amountsOf(
  { priceType }: Pick<Order, 'priceType'>,
  say: (text: Text, values?: TextValues) => string,
  money: (amount: number) => string,
): (amount: Omit<Taxed, 'vat'>) => string {
  return ({ gross, net }) => (priceType === 'net' ? say(orderTexts.net, { amount: money(net) }) : money(gross))
}

/** What one unit of a line cost, minor units. */
export function unitOf({ unitGross, vatPercent }: OrderLine): Taxed {
  return splitVat(unitGross, vatPercent)
}

/** What promotions took off a line, minor units. */
export function discountOf({ discountGross, vatPercent }: OrderLine): Taxed {
  return splitVat(discountGross, vatPercent)
}

/** How much of an order is VAT, by rate. */
export function vatOfOrder(
  { lines, deliveryVat }: Pick<Order, 'lines' | 'deliveryVat'>,
  say: (text: Text, values?: TextValues) => string,
  money: (amount: number) => string,
): string {
  return vatWords([...lines, ...deliveryVat], say, money)
}
