import { distinctVersionName } from '#features/catalogue/rules/version-name.ts'
import { vatText } from '#features/pricing/rules/vat.ts'
import { formatDecimal } from '#shared/decimal.ts'
import { splitVat, type Taxed } from '#shared/money.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import type { Text, TextValues } from '#shared/text.ts'
import { orderTexts } from '../texts/order.ts'
import type { Order, OrderLine } from './order.ts'
import type { OrderPromotion } from './order-draft.ts'

/** 'Kubek Ania, zielony, M, grawer: Ola': what exactly was bought. */
export function lineName({ kind, name, versionName, sizeName, additional }: OrderLine): string {
  return [name, distinctVersionName({ name, versionName }), sizeName, kind === 'wrap' ? '' : additional]
    .filter(Boolean)
    .join(', ')
}

/** 'Jesienny rabat (JESIEN15)': by what an order is cheaper. */
export function promotionName({ name, code }: OrderPromotion): string {
  return code ? `${name} (${code})` : name
}

/** '0,5 m'. */
export function lineQuantity({ quantity, unit }: Pick<OrderLine, 'quantity' | 'unit'>): string {
  return `${formatDecimal(quantity)} ${unit}`
}

/** 'kubek × 2, herbata': what a bundle is made of; empty for all else. */
export function formatBundleParts({ bundleParts }: Pick<OrderLine, 'bundleParts'>): string {
  return bundleParts
    .map(({ name, quantity }) => (quantity === '1' ? name : `${name} × ${quantity.replace('.', ',')}`))
    .join(', ')
}

/** An address as it stands on an envelope, line by line. */
export function addressLines(address: PostalAddress): string[] {
  const { firstName, lastName, company, street, streetNumber, postcode, city, country } = address
  const place = country === 'PL' ? `${postcode} ${city}` : `${postcode} ${city}, ${country}`
  return [`${firstName} ${lastName}`.trim(), company, `${street} ${streetNumber}`, place].filter(Boolean)
}

/** Writes amounts of an order as the shop showed them when it was placed: with VAT, or without and saying so. */
export function amountFormatter(
  { priceType }: Pick<Order, 'priceType'>,
  t: (text: Text, values?: TextValues) => string,
  money: (amount: number) => string,
): (amount: Omit<Taxed, 'vat'>) => string {
  return ({ gross, net }) => (priceType === 'net' ? t(orderTexts.net, { amount: money(net) }) : money(gross))
}

/** What one unit of a line cost, minor units. */
export function unitAmount({ unitGross, vatPercent }: OrderLine): Taxed {
  return splitVat(unitGross, vatPercent)
}

/** What promotions took off a line, minor units. */
export function discountAmount({ discountGross, vatPercent }: OrderLine): Taxed {
  return splitVat(discountGross, vatPercent)
}

/** How much of an order is VAT, by rate. */
export function formatOrderVat(
  { lines, deliveryVat }: Pick<Order, 'lines' | 'deliveryVat'>,
  t: (text: Text, values?: TextValues) => string,
  money: (amount: number) => string,
): string {
  return vatText([...lines, ...deliveryVat], t, money)
}
