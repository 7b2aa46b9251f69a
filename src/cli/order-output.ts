import {
  amountFormatter,
  discountAmount,
  lineName,
  promotionName,
  unitAmount,
} from '#features/orders/rules/format-order.ts'
import type { Order, OrderLine, OrderSummary } from '#features/orders/rules/order.ts'
import { isOrderStatus, type OrderStatus, orderStatuses } from '#features/orders/rules/order-status.ts'
import { orderStatusTexts } from '#features/orders/texts/status.ts'
import { paymentNames } from '#features/payments/texts/payments.ts'
import { writeAtomically } from '#platform/atomic-write.ts'
import { csvRowsText } from '#shared/csv.ts'
import { formatDecimal } from '#shared/decimal.ts'
import { baseCurrency, type CurrencyFormat, formatMoney, wireAmount } from '#shared/money.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import { type Text, translate } from '#shared/text.ts'
import { CommandRefused, resolvePath, type Terminal } from './terminal.ts'

/** A whole order as a page of text for the seller, its amounts in its own currency. */
export function formatOrder(order: Order, format: CurrencyFormat): string {
  const money = (amount: number) => formatMoney(amount, format)
  return [
    `Zamówienie ${order.number} z ${formatPolishTime(order.placedAt)}, stan: ${statusLabel(order.status)}`,
    `${order.email}, ${order.phone}`,
    '',
    ...order.lines.map((line) =>
      formatLine(
        line,
        amountFormatter(order, (text, values) => translate(text, values), money),
      ),
    ),
    '',
    ...order.promotions.map((promotion) => `w tym rabat ${promotionName(promotion)}: ${money(promotion.savedGross)}`),
    `towary     ${money(order.goodsGross).padStart(12)}`,
    `dostawa    ${money(order.deliveryGross).padStart(12)}  ${order.deliveryName}`,
    `razem      ${money(order.totalGross).padStart(12)}  płatność: ${paymentLabel(order.paymentMethod)}`,
    ...(order.currency === baseCurrency ? [] : [formatRate(order)]),
    '',
    ...(order.trackingNumber ? [`numer przesyłki: ${order.trackingNumber}`] : []),
    `dostawa do: ${formatAddress(order.deliveryAddress)}`,
    ...(order.invoiceAddress ? [`faktura na: ${formatAddress(order.invoiceAddress)}`] : []),
    ...(order.giftCardCode ? [`karta podarunkowa: ${order.giftCardCode}`] : []),
    ...(order.comment ? [`uwagi: ${order.comment}`] : []),
  ].join('\n')
}

function paymentLabel(method: string): string {
  const names: Record<string, Text> = paymentNames
  return names[method] ? translate(names[method]).toLowerCase() : method
}

/** What the invoice needs to name VAT in PLN. */
function formatRate({ currency, currencyRate }: Order): string {
  return `kurs       1 ${currency} = ${formatDecimal(currencyRate, 2)} ${baseCurrency}`
}

/** '21.11.2026, 12:00' on Polish clocks. */
export function formatPolishTime(time: Date): string {
  return time.toLocaleString('pl-PL', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short' })
}

function formatLine(line: OrderLine, amounts: ReturnType<typeof amountFormatter>): string {
  const kind = { goods: '', gift: ' (prezent)', wrap: ` (opakowanie: ${line.additional || 'całość'})` }[line.kind]
  const name = `${lineName(line)}${kind}`
  const quantity = `${formatDecimal(line.quantity, line.precision)} ${line.unit}`
  const parts = line.bundleParts.map((part) => `\n      ${part.name} × ${part.quantity.replace('.', ',')}`).join('')
  const days = line.subscriptionDays > 0 ? `\n      subskrypcja co ${line.subscriptionDays} dni` : ''
  const discount = line.discountGross > 0 ? `\n      po rabacie ${amounts(discountAmount(line))}` : ''
  const points = line.pointsSpent > 0 ? `\n      za ${line.pointsSpent} pkt` : ''
  return `${String(line.position).padStart(3)}. ${name}${line.code ? ` [${line.code}]` : ''}: ${quantity} × ${amounts(unitAmount(line))} = ${amounts(line)}${discount}${days}${points}${parts}`
}

function formatAddress(address: PostalAddress): string {
  const { company, taxNumber, firstName, lastName, street, streetNumber, postcode, city, country } = address
  const who = [company, taxNumber && `NIP ${taxNumber}`, `${firstName} ${lastName}`.trim()].filter(Boolean).join(', ')
  return `${who}, ${street} ${streetNumber}, ${postcode} ${city}, ${country}`
}

/** 'wysłane': a status as buyers read it. */
export function statusLabel(status: OrderStatus): string {
  return translate(orderStatusTexts[status])
}

/** All of them, for help and refusals. */
export const allStatusLabels = orderStatuses.map(statusLabel).join(', ')

/** The status that somebody types: its words, with or without Polish letters and with '-' for spaces, or its name in files of data. */
export function parseStatus(text: string): OrderStatus {
  const typed = withoutDiacritics(text)
  const status = orderStatuses.find((status) => withoutDiacritics(statusLabel(status)) === typed)
  if (status) return status
  if (isOrderStatus(text)) return text
  throw new CommandRefused(`Nie ma stanu „${text}”. Są: ${allStatusLabels}`)
}

function withoutDiacritics(text: string): string {
  const bare = text.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD')
  return bare.replace(/\p{M}/gu, '').replace(/[\s-]+/g, ' ')
}

const csvColumns = [
  'number',
  'placed_at',
  'status',
  'email',
  'name',
  'total',
  'currency',
  'payment',
  'delivery',
  'tracking',
]

/** Orders as a CSV file, one line each; '-' writes it to the screen. */
export async function writeOrdersCsv(terminal: Terminal, orders: OrderSummary[], file: string): Promise<void> {
  const rows = orders.map((order) => [
    ...[String(order.number), order.placedAt.toISOString(), order.status, order.email, order.name],
    ...[{ number: wireAmount(order.totalGross) }, order.currency, order.paymentMethod],
    ...[order.deliveryName, order.trackingNumber],
  ])
  const text = csvRowsText([csvColumns, ...rows], { quoted: true })
  if (file === '-') await terminal.write(text)
  else await writeAtomically(resolvePath(terminal, file), Buffer.from(text))
  terminal.writeError(`zamówień: ${rows.length}${file === '-' ? '' : `, plik: ${resolvePath(terminal, file)}`}\n`)
}
