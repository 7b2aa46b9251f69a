import { amountsOf, discountOf, unitOf } from '#features/orders/rules/amounts.ts'
import type { Order, OrderLine } from '#features/orders/rules/order.ts'
import { lineName, promotionName } from '#features/orders/rules/words.ts'
import { paymentNames } from '#features/payments/texts.ts'
import { baseCurrency } from '#shared/currency.ts'
import { decimalWords } from '#shared/decimal.ts'
import { type CurrencyFormat, formatMoney } from '#shared/money.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import { say, type Text } from '#shared/text.ts'
import { statusWords } from './order-status.ts'

/** A whole order as a page of text for the seller, its amounts in its own currency. */
export function describeOrder(order: Order, format: CurrencyFormat): string {
  const money = (amount: number) => formatMoney(amount, format)
  return [
    `Zamówienie ${order.number} z ${polishTime(order.placedAt)}, stan: ${statusWords(order.status)}`,
    `${order.email}, ${order.phone}`,
    '',
    ...order.lines.map((line) =>
      lineWords(
        line,
        amountsOf(order, (text, values) => say(text, values), money),
      ),
    ),
    '',
    ...order.promotions.map((promotion) => `w tym rabat ${promotionName(promotion)}: ${money(promotion.savedGross)}`),
    `towary     ${money(order.goodsGross).padStart(12)}`,
    `dostawa    ${money(order.deliveryGross).padStart(12)}  ${order.deliveryName}`,
    `razem      ${money(order.totalGross).padStart(12)}  płatność: ${paymentWords(order.paymentMethod)}`,
    ...(order.currency === baseCurrency ? [] : [rateWords(order)]),
    '',
    ...(order.trackingNumber ? [`numer przesyłki: ${order.trackingNumber}`] : []),
    `dostawa do: ${addressWords(order.deliveryAddress)}`,
    ...(order.invoiceAddress ? [`faktura na: ${addressWords(order.invoiceAddress)}`] : []),
    ...(order.giftCardCode ? [`karta podarunkowa: ${order.giftCardCode}`] : []),
    ...(order.comment ? [`uwagi: ${order.comment}`] : []),
  ].join('\n')
}

function paymentWords(method: string): string {
  const names: Record<string, Text> = paymentNames
  return names[method] ? say(names[method]).toLowerCase() : method
}

/** What the invoice needs to name VAT in PLN. */
function rateWords({ currency, currencyRate }: Order): string {
  return `kurs       1 ${currency} = ${decimalWords(currencyRate, 2)} ${baseCurrency}`
}

/** '21.11.2026, 12:00' on Polish clocks. */
export function polishTime(time: Date): string {
  return time.toLocaleString('pl-PL', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short' })
}

function lineWords(line: OrderLine, amounts: ReturnType<typeof amountsOf>): string {
  const kind = { goods: '', gift: ' (prezent)', wrap: ` (opakowanie: ${line.additional || 'całość'})` }[line.kind]
  const name = `${lineName(line)}${kind}`
  const quantity = `${decimalWords(line.quantity, line.precision)} ${line.unit}`
  const parts = line.bundleParts.map((part) => `\n      ${part.name} × ${part.quantity.replace('.', ',')}`).join('')
  const days = line.subscriptionDays > 0 ? `\n      subskrypcja co ${line.subscriptionDays} dni` : ''
  const discount = line.discountGross > 0 ? `\n      po rabacie ${amounts(discountOf(line))}` : ''
  const points = line.pointsSpent > 0 ? `\n      za ${line.pointsSpent} pkt` : ''
  return `${String(line.position).padStart(3)}. ${name}${line.code ? ` [${line.code}]` : ''}: ${quantity} × ${amounts(unitOf(line))} = ${amounts(line)}${discount}${days}${points}${parts}`
}

function addressWords(address: PostalAddress): string {
  const { company, taxNumber, firstName, lastName, street, streetNumber, postcode, city, country } = address
  const who = [company, taxNumber && `NIP ${taxNumber}`, `${firstName} ${lastName}`.trim()].filter(Boolean).join(', ')
  return `${who}, ${street} ${streetNumber}, ${postcode} ${city}, ${country}`
}
