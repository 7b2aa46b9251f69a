import { distinctVersionName } from '#features/catalogue/rules/product.ts'
import { vatText } from '#features/pricing/rules/vat.ts'
import { formatDecimal } from '#shared/decimal.ts'
import { splitVat, type Taxed } from '#shared/money.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import type { Text, TextValues } from '#shared/text.ts'
import { orderTexts } from '../texts/orders.ts'
import type { Order, OrderLine } from './order.ts'
import type { OrderPromotion } from './order-draft.ts'
import type { LineQuantity } from './shipment.ts'

/** The full name of a line: 'Kubek Ania, zielony, M, grawer: Ola'. */
export function lineName({ kind, name, versionName, sizeName, additional }: OrderLine): string {
  return [name, distinctVersionName({ name, versionName }), sizeName, kind === 'wrap' ? '' : additional]
    .filter(Boolean)
    .join(', ')
}

/** The name of a promotion with its code: 'Jesienny rabat (JESIEN15)'. */
export function promotionName({ name, code }: OrderPromotion): string {
  return code ? `${name} (${code})` : name
}

/** The quantity with its unit: '0,5 m'. */
export function lineQuantity({ quantity, unit }: Pick<OrderLine, 'quantity' | 'unit'>): string {
  return `${formatDecimal(quantity)} ${unit}`
}

/** What of a line is in a shipment: 'Kubek Ania, M × 2 szt.'. */
export function shippedName({ lines }: Pick<Order, 'lines'>, { position, quantity }: LineQuantity): string {
  const line = lines.find((line) => line.position === position)
  return line ? `${lineName(line)} × ${lineQuantity({ quantity, unit: line.unit })}` : ''
}

/** The parts of a bundle: 'kubek × 2, herbata'; empty for other goods. */
export function formatBundleParts({ bundleParts }: Pick<OrderLine, 'bundleParts'>): string {
  return bundleParts
    .map(({ name, quantity }) => (quantity === '1' ? name : `${name} × ${quantity.replace('.', ',')}`))
    .join(', ')
}

/** The lines of an address as printed on an envelope. */
export function addressLines(address: PostalAddress): string[] {
  const { firstName, lastName, company, street, streetNumber, postcode, city, country } = address
  const cityLine = country === 'PL' ? `${postcode} ${city}` : `${postcode} ${city}, ${country}`
  return [`${firstName} ${lastName}`.trim(), company, `${street} ${streetNumber}`, cityLine].filter(Boolean)
}

/** Formats amounts as the shop showed them when the order was placed: gross, or net and labelled so. */
export function amountFormatter(
  { priceType }: Pick<Order, 'priceType'>,
  t: (text: Text, values?: TextValues) => string,
  money: (amount: number) => string,
): (amount: Omit<Taxed, 'vat'>) => string {
  return ({ gross, net }) => (priceType === 'net' ? t(orderTexts.net, { amount: money(net) }) : money(gross))
}

/** The price of one unit of a line, minor units. */
export function unitAmount({ unitGross, vatPercent }: OrderLine): Taxed {
  return splitVat(unitGross, vatPercent)
}

/** The promotion discount on a line, minor units. */
export function discountAmount({ discountGross, vatPercent }: OrderLine): Taxed {
  return splitVat(discountGross, vatPercent)
}

/** The VAT in an order, by rate. */
export function formatOrderVat(
  { lines, charges }: Pick<Order, 'lines' | 'charges'>,
  t: (text: Text, values?: TextValues) => string,
  money: (amount: number) => string,
): string {
  return vatText([...lines, ...charges.flatMap(({ vat }) => vat)], t, money)
}
