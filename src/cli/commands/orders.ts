import type { Command } from 'commander'
import type { StatusRefusal, StatusResult } from '#features/orders/actions/change-order.ts'
import { addOrderNote, maxNoteLength, setTrackingNumber } from '#features/orders/actions/change-order.ts'
import { readTrackingNumber } from '#features/orders/checks.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { listOrders, listSubscribedLines } from '#features/orders/queries/list-orders.ts'
import { getOrderEvents, getOrderMails } from '#features/orders/queries/order-records.ts'
import { nextSubscriptionDelivery } from '#features/orders/rules/order.ts'
import type { OrderStatus } from '#features/orders/rules/order-status.ts'
import { transitionOrder } from '#features/payments/actions/transition-order.ts'
import { getPaidOrders, getPaymentEntries, getUnpaidOrders } from '#features/payments/queries.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { addDays, warsawMidnight } from '#shared/day.ts'
import { formatDecimal } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
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

/** orders list | show | history | subscriptions | status | tracking | note | paid | refunded */
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
  orders
    .command('status')
    .description('przenosi zamówienie do innego stanu; anulowane oddaje towar do magazynu')
    .argument('<numer>')
    .argument('<status>', allStatusLabels())
    .option('--tracking <numer>', 'numer przesyłki; kupujący przeczyta go w wiadomości, że paczka wyruszyła')
    .action((number: string, status: string, { tracking }: { tracking?: string }) =>
      changeOrderStatus(terminal, number, status, tracking),
    )
  orders
    .command('tracking')
    .description('zapisuje numer przesyłki; "" go usuwa')
    .argument('<numer>')
    .argument('<przesyłka>', 'jak ją zna przewoźnik')
    .action((number: string, input: string) => saveTracking(terminal, number, input))
  orders
    .command('note')
    .description('dopisuje do zamówienia notatkę, której kupujący nie widzi')
    .argument('<numer>')
    .argument('<tekst>')
    .action((number: string, text: string) => note(terminal, number, text))
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

async function changeOrderStatus(
  terminal: Terminal,
  number: string,
  status: string,
  input: string | undefined,
): Promise<void> {
  const shop = await commandContext(terminal)
  const request = {
    number: parseWholeNumber(number, 'Numer zamówienia'),
    status: parseStatus(status, shop.textOverrides),
    actor: 'staff' as const,
  }
  const label = (status: OrderStatus) => statusLabel(status, shop.textOverrides)
  const tracking = input === undefined ? null : trackingNumber(input)
  const moved = await transactionUnlessRefused<PublicShop, StatusResult>(shop, async (shop) => {
    if (tracking !== null) await setTrackingNumber(shop, { number: request.number, tracking })
    return transitionOrder(shop, request)
  })
  if (!moved.ok) throw new CommandRefused(describeRefusal(moved.problem, request, label))
  const { from, to } = moved.value
  await printLine(
    terminal,
    from === to ? `${number} jest już w stanie: ${label(to)}` : `${number}: ${label(from)} → ${label(to)}`,
  )
}

async function saveTracking(terminal: Terminal, number: string, input: string): Promise<void> {
  const request = { number: parseWholeNumber(number, 'Numer zamówienia'), tracking: trackingNumber(input) }
  const saved = await setTrackingNumber(await commandContext(terminal), request)
  if (!saved.ok) throw new CommandRefused(`Nie ma zamówienia ${number}.`)
  await printLine(terminal, `${number}: numer przesyłki ${request.tracking || 'usunięty'}`)
}

function trackingNumber(input: string): string {
  const number = readTrackingNumber(input)
  if (number === null) throw new CommandRefused('Numer przesyłki to od 5 do 40 liter, cyfr i łączników.')
  return number
}

async function note(terminal: Terminal, number: string, text: string): Promise<void> {
  const added = await addOrderNote(await commandContext(terminal), {
    number: parseWholeNumber(number, 'Numer zamówienia'),
    text,
  })
  if (added.ok) return printLine(terminal, `${number}: zapisane`)
  throw new CommandRefused(
    added.problem === 'no-text' ? `Notatka ma od 1 do ${maxNoteLength} znaków.` : `Nie ma zamówienia ${number}.`,
  )
}

function describeRefusal(
  refusal: StatusRefusal,
  { number, status }: { number: number; status: OrderStatus },
  label: (status: OrderStatus) => string,
): string {
  if (refusal.reason === 'unknown-order') return `Nie ma zamówienia ${number}.`
  const allowed = refusal.allowed.map(label).join(', ')
  return `Ze stanu „${label(refusal.from)}” nie można przejść do „${label(status)}”${allowed ? `; można: ${allowed}` : ': to koniec drogi'}.`
}
