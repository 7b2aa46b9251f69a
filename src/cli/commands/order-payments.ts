import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { bookPayment } from '#features/payments/actions/book-payment.ts'
import { type RefundRefusal, refundPayment } from '#features/payments/actions/refund-payment.ts'
import type { PaymentEntry } from '#features/payments/rules/payment-balance.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { baseCurrency, formatMoney } from '#shared/money.ts'
import { statusLabel } from '../order-output.ts'
import { parseAmount, parseWholeNumber } from '../parse-arguments.ts'
import { CommandRefused, commandContext, printLine, type Terminal } from '../terminal.ts'

const reference = [
  '--reference <tekst>',
  'numer operacji z wyciągu: podany drugi raz, nie zostanie zapisany drugi raz',
] as const

/** orders paid | refund | refunded */
export function addOrderPayments(orders: Command, terminal: Terminal): void {
  orders
    .command('paid')
    .description('zapisuje, że pieniądze za zamówienie przyszły; bez kwoty: wszystko, czego brakowało')
    .argument('<numer>')
    .argument('[kwota]', 'w walucie zamówienia')
    .option(...reference)
    .action((number: string, amount: string | undefined, options: { reference?: string }) =>
      book(terminal, 'received', number, amount, options.reference),
    )
  orders
    .command('refund')
    .description(
      'oddaje pieniądze przez operatora płatności online i to zapisuje; bez kwoty: wszystko, co tak wpłacono',
    )
    .argument('<numer>')
    .argument('[kwota]', 'w złotych')
    .action((number: string, amount: string | undefined) => refund(terminal, number, amount))
  orders
    .command('refunded')
    .description('zapisuje, że pieniądze oddano kupującemu; bez kwoty: wszystko, co wpłacił')
    .argument('<numer>')
    .argument('[kwota]', 'w walucie zamówienia')
    .option(...reference)
    .action((number: string, amount: string | undefined, options: { reference?: string }) =>
      book(terminal, 'refunded', number, amount, options.reference),
    )
}

async function refund(terminal: Terminal, text: string, amount: string | undefined): Promise<void> {
  const number = parseWholeNumber(text, 'Numer zamówienia')
  const shop = await commandContext(terminal)
  const money = (amount: number) => formatMoney(amount, getCurrency(shop, baseCurrency).format)
  const refunded = await refundPayment(shop, {
    ...{ number, actor: 'staff' },
    amount: amount === undefined ? null : parseAmount(amount),
  })
  if (!refunded.ok) throw new CommandRefused(describeRefundRefusal(refunded.problem, number, money))
  const { refunded: given, wasAsked } = refunded.value
  const again = wasAsked ? '; to zwrot zlecony wcześniej, następny zleć jeszcze raz' : ''
  await printLine(terminal, `${number}: oddane ${money(given)} przez operatora płatności${again}`)
}

function describeRefundRefusal(refusal: RefundRefusal, number: number, money: (amount: number) => string): string {
  switch (refusal.reason) {
    case 'unknown-order':
      return `Nie ma zamówienia ${number}.`
    case 'no-gateway':
      return 'Sklep nie ma operatora płatności online. Oddaj przelewem i zapisz: orders refunded.'
    case 'nothing-paid':
      return `Za zamówienie ${number} nie ma czego oddać przez operatora. Wpłatę z przelewu oddaj przelewem i zapisz: orders refunded.`
    case 'too-much':
      return `Przez operatora można oddać najwyżej ${money(refusal.most)}.`
    case 'unavailable':
      return 'Operator płatności nie odpowiada. Powtórz polecenie za chwilę: pieniądze nie wyjdą dwa razy.'
    case 'rejected':
      return `Operator płatności odmówił zwrotu ${money(refusal.amount)}. Powód jest w jego panelu; oddaj przelewem i zapisz: orders refunded.`
  }
}

async function book(
  terminal: Terminal,
  kind: PaymentEntry['kind'],
  text: string,
  amount: string | undefined,
  reference: string = randomUUID(),
): Promise<void> {
  const number = parseWholeNumber(text, 'Numer zamówienia')
  const shop = await commandContext(terminal)
  const order = await findOrder(shop, { number })
  if (!order) throw new CommandRefused(`Nie ma zamówienia ${number}.`)
  const money = (amount: number) => formatMoney(amount, getCurrency(shop, order.currency).format)
  const booked = await bookPayment(shop, {
    ...{ number, kind, actor: 'staff', idempotencyKey: reference },
    amount: amount === undefined ? null : parseAmount(amount),
  })
  if (!booked.ok) {
    const { problem } = booked
    if (problem.reason === 'too-much')
      throw new CommandRefused(`Za zamówienie ${number} wpłacono ${money(problem.paid)}: nie można oddać więcej.`)
    throw new CommandRefused(
      kind === 'received'
        ? `Zamówienie ${number} nie czeka na żadną wpłatę.`
        : `Za zamówienie ${number} nic nie wpłacono.`,
    )
  }
  const { isNew, balance, status } = booked.value
  const facts = [
    `wpłacono ${money(balance.paid)}`,
    ...(balance.due > 0 ? [`zostało ${money(balance.due)}`] : ['opłacone']),
    ...(balance.overpaid > 0 ? [`nadpłata ${money(balance.overpaid)}`] : []),
    `stan: ${statusLabel(status, shop.textOverrides)}`,
  ]
  await printLine(terminal, `${number}: ${isNew ? '' : 'już zapisane; '}${facts.join(', ')}`)
}
