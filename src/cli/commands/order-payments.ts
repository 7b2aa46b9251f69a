import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { bookPayment } from '#features/payments/actions/book-payment.ts'
import type { PaymentEntry } from '#features/payments/rules/payment-balance.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { formatMoney } from '#shared/money.ts'
import { statusLabel } from '../order-output.ts'
import { parseAmount, parseWholeNumber } from '../parse-arguments.ts'
import { CommandRefused, commandContext, printLine, type Terminal } from '../terminal.ts'

const reference = [
  '--reference <tekst>',
  'numer operacji z wyciągu: podany drugi raz, nie zostanie zapisany drugi raz',
] as const

/** orders paid | refunded */
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
    .command('refunded')
    .description('zapisuje, że pieniądze oddano kupującemu; bez kwoty: wszystko, co wpłacił')
    .argument('<numer>')
    .argument('[kwota]', 'w walucie zamówienia')
    .option(...reference)
    .action((number: string, amount: string | undefined, options: { reference?: string }) =>
      book(terminal, 'refunded', number, amount, options.reference),
    )
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
