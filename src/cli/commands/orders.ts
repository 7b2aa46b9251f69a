import type { Command } from 'commander'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { listOrders, listSubscribedLines } from '#features/orders/queries/list-orders.ts'
import { getOrderConsents, getOrderEvents, getOrderMails } from '#features/orders/queries/order-records.ts'
import { nextSubscriptionDelivery } from '#features/orders/rules/order.ts'
import { getPaidOrders, getPaymentEntries, getUnpaidOrders } from '#features/payments/queries.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { addDays, warsawMidnight } from '#shared/day.ts'
import { formatDecimal } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money.ts'
import { formatEvent } from '../order-history.ts'
import {
  allStatusLabels,
  formatOrder,
  formatPolishTime,
  parseStatus,
  statusLabel,
  writeOrdersCsv,
} from '../order-output.ts'
import { parseDay, parseWholeNumber } from '../parse-arguments.ts'
import { CommandRefused, commandContext, printLine, type Terminal } from '../terminal.ts'
import { addOrderChanges } from './order-changes.ts'
import { addOrderPayments } from './order-payments.ts'

interface ListOptions {
  status?: string
  unpaid?: true
  from?: string
  until?: string
  client?: string
  limit: string
  csv?: string
}

/** orders list | show | history | subscriptions, and what order-changes.ts and order-payments.ts add */
export function addOrders(program: Command, terminal: Terminal): void {
  const orders = program.command('orders').description('Zamówienia')
  orders
    .command('list')
    .description('najnowsze zamówienia')
    .option('--status <status>', `tylko w tym stanie: ${allStatusLabels()}`)
    .option('--unpaid', 'tylko nieopłacone, bez anulowanych i zwróconych')
    .option('--from <dzień>', 'złożone od tego dnia: 2026-11-01')
    .option('--until <dzień>', 'złożone najpóźniej tego dnia')
    .option('--client <kto>', 'kawałek e-maila, nazwiska albo nazwy firmy')
    .option('--limit <ile>', 'ile najwyżej', '50')
    .option('--csv <plik>', 'do pliku CSV zamiast na ekran; - wypisuje go tutaj')
    .action((options: ListOptions) => list(terminal, options))
  orders
    .command('show')
    .description('jedno zamówienie ze wszystkim, co w nim stoi')
    .argument('<numer>')
    .action((number: string) => show(terminal, number))
  orders
    .command('history')
    .description('kto, co, kiedy i dlaczego zmienił w zamówieniu')
    .argument('<numer>')
    .action((number: string) => history(terminal, number))
  orders
    .command('subscriptions')
    .description('subskrypcje, kiedy wypada najbliższa dostawa i do kogo o niej napisać')
    .action(() => subscriptions(terminal))
  addOrderChanges(orders, terminal)
  addOrderPayments(orders, terminal)
}

async function list(terminal: Terminal, options: ListOptions): Promise<void> {
  const shop = await commandContext(terminal)
  const wanted = {
    status: options.status === undefined ? undefined : parseStatus(options.status, shop.textOverrides),
    ids: options.unpaid && (await getUnpaidOrders(shop)),
    from: options.from === undefined ? undefined : warsawMidnight(parseDay(options.from)),
    until: options.until === undefined ? undefined : warsawMidnight(addDays(parseDay(options.until), 1)),
    buyer: options.client,
    limit: parseWholeNumber(options.limit, '--limit'),
  }
  const orders = await listOrders(shop, wanted)
  const paid = await getPaidOrders(
    shop,
    orders.map(({ id }) => id),
  )
  if (options.csv !== undefined) return writeOrdersCsv(terminal, orders, options.csv)
  for (const order of orders) {
    const total = formatMoney(order.totalGross, getCurrency(shop, order.currency).format).padStart(12)
    await printLine(
      terminal,
      `${order.number}  ${formatPolishTime(order.placedAt)}  ${statusLabel(order.status, shop.textOverrides).padEnd(22)} ${total} ${paid.has(order.id) ? 'opłacone   ' : 'nieopłacone'}  ${order.name}, ${order.email}`,
    )
  }
  if (orders.length === 0) await printLine(terminal, 'Nie ma zamówień.')
}

async function subscriptions(terminal: Terminal): Promise<void> {
  const shop = await commandContext(terminal)
  const due = (await listSubscribedLines(shop)).map((line) => ({
    ...line,
    next: nextSubscriptionDelivery(line.placedAt, line.everyDays, shop.now),
  }))
  for (const { next, orderNumber, name, quantity, unit, everyDays, email } of due.sort(
    (a, b) => a.next.getTime() - b.next.getTime(),
  ))
    await printLine(
      terminal,
      `${formatPolishTime(next)}  ${name}, ${formatDecimal(quantity)} ${unit}, co ${everyDays} dni  zamówienie ${orderNumber}, ${email}`,
    )
  if (due.length === 0) await printLine(terminal, 'Nie ma subskrypcji.')
}

async function show(terminal: Terminal, number: string): Promise<void> {
  const shop = await commandContext(terminal)
  const order = await findOrder(shop, { number: parseWholeNumber(number, 'Numer zamówienia') })
  if (!order) throw new CommandRefused(`Nie ma zamówienia ${number}.`)
  const entries = await getPaymentEntries(shop, order.id)
  await printLine(terminal, formatOrder(order, entries, getCurrency(shop, order.currency).format, shop.textOverrides))
  for (const { given, words } of await getOrderConsents(shop, order.id))
    await printLine(terminal, `${given ? 'zgoda' : 'bez zgody'}: ${words}`)
  for (const { kind, at, detail } of await getOrderEvents(shop, order.id))
    if (kind === 'note') await printLine(terminal, `notatka z ${formatPolishTime(at)}: ${detail.text}`)
  const { until, withheld } = await getOrderMails(shop, order.id)
  if (until)
    await printLine(terminal, `potwierdzenie: czeka do ${formatPolishTime(until)}, na ten adres poszło już dużo`)
  if (withheld) await printLine(terminal, 'potwierdzenie: nie wysłane, na ten adres poszło już za dużo')
}

async function history(terminal: Terminal, number: string): Promise<void> {
  const shop = await commandContext(terminal)
  const order = await findOrder(shop, { number: parseWholeNumber(number, 'Numer zamówienia') })
  if (!order) throw new CommandRefused(`Nie ma zamówienia ${number}.`)
  const money = (amount: number) => formatMoney(amount, getCurrency(shop, order.currency).format)
  for (const event of await getOrderEvents(shop, order.id))
    await printLine(terminal, formatEvent(event, money, shop.textOverrides))
}
