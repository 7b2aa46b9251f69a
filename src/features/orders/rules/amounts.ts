import { addTaxed, splitVat, type Taxed } from '#shared/money.ts'
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

/** 'w tym VAT 12,34 zł', by rate where there are several: 'w tym VAT 12,34 zł (23%: 11,20 zł, 5%: 1,14 zł)'. */
export function vatWords(
  { lines, deliveryVat, totalGross, totalNet }: Pick<Order, 'lines' | 'deliveryVat' | 'totalGross' | 'totalNet'>,
  say: (text: Text, values?: TextValues) => string,
  money: (amount: number) => string,
): string {
  const amount = money(totalGross - totalNet)
  const taxed = [...lines, ...deliveryVat].filter(({ gross }) => gross > 0)
  const byRate = Map.groupBy(taxed, ({ vatPercent }) => Number(vatPercent))
  if (byRate.size < 2) return say(orderTexts.vat, { amount })
  const rates = [...byRate]
    .sort(([one], [other]) => other - one)
    .map(([rate, parts]) => {
      const { vat } = addTaxed(parts.map(({ gross, net }) => ({ gross, net, vat: gross - net })))
      return say(orderTexts.vatAtRate, { rate: String(rate).replace('.', ','), amount: money(vat) })
    })
  return say(orderTexts.vatByRate, { amount, rates: rates.join(', ') })
}
