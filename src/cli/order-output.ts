import {
  amountFormatter,
  discountAmount,
  lineName,
  promotionName,
  unitAmount,
} from '#features/orders/rules/format-order.ts'
import type { Order, OrderLine, OrderSummary } from '#features/orders/rules/order.ts'
import { isOrderStatus, type OrderStatus, orderStatuses } from '#features/orders/rules/order-status.ts'
import type { OrderCharge } from '#features/orders/rules/order-totals.ts'
import { orderStatusTexts } from '#features/orders/texts/orders.ts'
import { type PaymentEntry, paymentBalance } from '#features/payments/rules/payment-balance.ts'
import { paymentNames } from '#features/payments/texts/payments.ts'
import { writeAtomically } from '#platform/atomic-write.ts'
import { csvRowsText } from '#shared/csv.ts'
import { formatDecimal } from '#shared/decimal.ts'
import { baseCurrency, type CurrencyFormat, formatMoney, wireAmount } from '#shared/money.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import { type Text, type TextOverrides, translate } from '#shared/text.ts'
import { CommandRefused, resolvePath, type Terminal } from './terminal.ts'

/** Returns an order as text for the seller, with amounts in the order's currency. */
export function formatOrder(
  order: Order,
  entries: PaymentEntry[],
  format: CurrencyFormat,
  overrides: TextOverrides,
): string {
  const money = (amount: number) => formatMoney(amount, format)
  return [
    `Zamówienie ${order.number} z ${formatPolishTime(order.placedAt)}, stan: ${statusLabel(order.status, overrides)}`,
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
    ...order.charges.map(({ kind, gross, name }) => `${chargeLabels[kind]} ${money(gross).padStart(12)}  ${name}`),
    `razem      ${money(order.totalGross).padStart(12)}  płatność: ${paymentLabel(order.paymentMethod)}`,
    ...formatPayments(entries, order.totalGross, money),
    ...(order.currency === baseCurrency ? [] : [formatRate(order)]),
    '',
    ...(order.trackingNumber ? [`numer przesyłki: ${order.trackingNumber}`] : []),
    ...(order.promisedDay ? [`dostawa najpóźniej: ${order.promisedDay}`] : []),
    ...(order.pickupPoint
      ? [`automat: ${[order.pickupPoint, order.pickupPointAddress].filter(Boolean).join(', ')}`]
      : []),
    `dostawa do: ${formatAddress(order.deliveryAddress)}`,
    ...(order.billingAddress ? [`kupuje: ${formatAddress(order.billingAddress)}`] : []),
    ...(order.invoiceAddress ? [`faktura na: ${formatAddress(order.invoiceAddress)}`] : []),
    ...(order.giftCardCode ? [`karta podarunkowa: ${order.giftCardCode}`] : []),
    ...(order.comment ? [`uwagi: ${order.comment}`] : []),
  ].join('\n')
}

const chargeLabels: Record<OrderCharge['kind'], string> = {
  delivery: 'dostawa   ',
  payment: 'płatność  ',
  insurance: 'ubezp.    ',
}

/** Each booked payment, and what is still due. */
function formatPayments(entries: PaymentEntry[], totalGross: number, money: (amount: number) => string): string[] {
  const { due, overpaid } = paymentBalance(entries, totalGross)
  const rows = entries.map(({ kind, amount, source, at }) => {
    const label = kind === 'received' ? 'wpłata     ' : 'zwrot      '
    return `${label}${money(amount).padStart(12)}  ${formatPolishTime(at)}, ${paymentLabel(source)}`
  })
  if (due > 0) rows.push(`do zapłaty ${money(due).padStart(12)}`)
  if (overpaid > 0) rows.push(`nadpłata   ${money(overpaid).padStart(12)}`)
  return rows
}

function paymentLabel(method: string): string {
  const names: Record<string, Text> = paymentNames
  return names[method] ? translate(names[method]).toLowerCase() : method
}

/** The exchange rate that the invoice needs to state VAT in PLN. */
function formatRate({ currency, currencyRate }: Order): string {
  return `kurs       1 ${currency} = ${formatDecimal(currencyRate, 2)} ${baseCurrency}`
}

/** '21.11.2026, 12:00' in Polish local time. */
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
  const exempt = line.vatExemption ? `\n      zw.: ${line.vatExemption}` : ''
  const points = line.pointsSpent > 0 ? `\n      za ${line.pointsSpent} pkt` : ''
  return `${String(line.position).padStart(3)}. ${name}${line.code ? ` [${line.code}]` : ''}: ${quantity} × ${amounts(unitAmount(line))} = ${amounts(line)}${discount}${days}${points}${exempt}${parts}`
}

function formatAddress(address: PostalAddress): string {
  const { company, taxNumber, firstName, lastName, street, streetNumber, postcode, city, country } = address
  const buyer = [company, taxNumber && `NIP ${taxNumber}`, `${firstName} ${lastName}`.trim()].filter(Boolean).join(', ')
  return `${buyer}, ${street} ${streetNumber}, ${postcode} ${city}, ${country}`
}

/** 'wysłane': the label of a status, as the shop words it. */
export function statusLabel(status: OrderStatus, overrides?: TextOverrides): string {
  return translate(orderStatusTexts[status], {}, overrides)
}

/** All labels, for help and refusals. */
export function allStatusLabels(overrides?: TextOverrides): string {
  return orderStatuses.map((status) => statusLabel(status, overrides)).join(', ')
}

/** Returns the status for typed text: its label, with or without Polish letters and with '-' for spaces, or its code. */
export function parseStatus(text: string, overrides?: TextOverrides): OrderStatus {
  const input = withoutDiacritics(text)
  const status = orderStatuses.find((status) => withoutDiacritics(statusLabel(status, overrides)) === input)
  if (status) return status
  if (isOrderStatus(text)) return text
  throw new CommandRefused(`Nie ma stanu „${text}”. Są: ${allStatusLabels(overrides)}`)
}

function withoutDiacritics(text: string): string {
  const folded = text.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD')
  return folded.replace(/\p{M}/gu, '').replace(/[\s-]+/g, ' ')
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
  'pickup_point',
]

/** Orders as CSV, one line each; '-' writes to the screen. */
export async function writeOrdersCsv(terminal: Terminal, orders: OrderSummary[], file: string): Promise<void> {
  const rows = orders.map((order) => [
    ...[String(order.number), order.placedAt.toISOString(), order.status, order.email, order.name],
    ...[{ number: wireAmount(order.totalGross) }, order.currency, order.paymentMethod],
    ...[order.deliveryName, order.trackingNumber, order.pickupPoint],
  ])
  const text = csvRowsText([csvColumns, ...rows], { quoted: true })
  if (file === '-') await terminal.write(text)
  else await writeAtomically(resolvePath(terminal, file), Buffer.from(text))
  terminal.writeError(`zamówień: ${rows.length}${file === '-' ? '' : `, plik: ${resolvePath(terminal, file)}`}\n`)
}
