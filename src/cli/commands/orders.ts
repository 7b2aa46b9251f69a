import type { Command } from 'commander'
import { addNote, longestNote } from '#features/orders/actions/add-note.ts'
import type { StatusRefusal, StatusResult } from '#features/orders/actions/change-status.ts'
import { setTracking } from '#features/orders/actions/set-tracking.ts'
import { readTrackingNumber } from '#features/orders/checks/tracking-number.ts'
import { findOrder } from '#features/orders/reads/find-order.ts'
import { listOrders } from '#features/orders/reads/list-orders.ts'
import { mailsOfOrder } from '#features/orders/reads/mails-of-order.ts'
import { notesOfOrder } from '#features/orders/reads/notes-of-order.ts'
import { listSubscriptions } from '#features/orders/reads/subscriptions.ts'
import { nextDelivery } from '#features/orders/rules/due-delivery.ts'
import type { OrderStatus } from '#features/orders/rules/status.ts'
import { moveOrder } from '#features/payments/actions/move-order.ts'
import { recordPayment } from '#features/payments/actions/record-payment.ts'
import { currencyOf } from '#features/pricing/reads/currencies.ts'
import { dayAfter, warsawMidnight } from '#shared/day.ts'
import { decimalWords } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money.ts'
import { type PublicShop, transactionOrUndo } from '#shop'
import { openShop } from '../open-shop.ts'
import { allStatusWords, statusWords, typedStatus } from '../order-status.ts'
import { describeOrder, polishTime } from '../order-words.ts'
import { writeOrders } from '../orders-csv.ts'
import { CommandRefused, print, type Terminal } from '../terminal.ts'
import { typedDay } from '../typed-day.ts'
import { wholeNumber } from '../whole-number.ts'

interface ListOptions {
  status?: string
  from?: string
  until?: string
  client?: string
  limit: string
  csv?: string
}

/** orders list | show | subscriptions | status | tracking | note | paid */
export function addOrders(program: Command, terminal: Terminal): void {
  const orders = program.command('orders').description('Zamówienia')
  orders
    .command('list')
    .description('najnowsze zamówienia')
    .option('--status <status>', `tylko w tym stanie: ${allStatusWords}`)
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
    .command('subscriptions')
    .description('subskrypcje, kiedy wypada najbliższa dostawa i do kogo o niej napisać')
    .action(() => subscriptions(terminal))
  orders
    .command('status')
    .description('przenosi zamówienie do innego stanu; anulowane oddaje towar do magazynu')
    .argument('<numer>')
    .argument('<status>', allStatusWords)
    .option('--tracking <numer>', 'numer przesyłki; kupujący przeczyta go w wiadomości, że paczka wyruszyła')
    .action((number: string, status: string, { tracking }: { tracking?: string }) =>
      move(terminal, number, status, tracking),
    )
  orders
    .command('tracking')
    .description('zapisuje numer przesyłki; "" go usuwa')
    .argument('<numer>')
    .argument('<przesyłka>', 'jak ją zna przewoźnik')
    .action((number: string, typed: string) => track(terminal, number, typed))
  orders
    .command('note')
    .description('dopisuje do zamówienia notatkę, której kupujący nie widzi')
    .argument('<numer>')
    .argument('<tekst>')
    .action((number: string, text: string) => note(terminal, number, text))
  orders
    .command('paid')
    .description('zapisuje, że pieniądze za zamówienie przyszły, także gdy jest już dalej niż wpłata')
    .argument('<numer>')
    .action((number: string) => recordPaid(terminal, number))
}

async function list(terminal: Terminal, options: ListOptions): Promise<void> {
  const wanted = {
    status: options.status === undefined ? undefined : typedStatus(options.status),
    from: options.from === undefined ? undefined : warsawMidnight(typedDay(options.from)),
    until: options.until === undefined ? undefined : warsawMidnight(dayAfter(typedDay(options.until), 1)),
    buyer: options.client,
    limit: wholeNumber(options.limit, '--limit'),
  }
  const shop = await openShop(terminal)
  const orders = await listOrders(shop, wanted)
  if (options.csv !== undefined) return writeOrders(terminal, orders, options.csv)
  for (const order of orders) {
    const total = formatMoney(order.totalGross, currencyOf(shop, order.currency).format).padStart(12)
    await print(
      terminal,
      `${order.number}  ${polishTime(order.placedAt)}  ${statusWords(order.status).padEnd(16)} ${total}  ${order.name}, ${order.email}`,
    )
  }
  if (orders.length === 0) await print(terminal, 'Nie ma zamówień.')
}

async function subscriptions(terminal: Terminal): Promise<void> {
  const shop = await openShop(terminal)
  const due = (await listSubscriptions(shop)).map((line) => ({
    ...line,
    next: nextDelivery(line.placedAt, line.everyDays, shop.now),
  }))
  for (const { next, orderNumber, name, quantity, unit, everyDays, email } of due.sort(
    (a, b) => a.next.getTime() - b.next.getTime(),
  ))
    await print(
      terminal,
      `${polishTime(next)}  ${name}, ${decimalWords(quantity)} ${unit}, co ${everyDays} dni  zamówienie ${orderNumber}, ${email}`,
    )
  if (due.length === 0) await print(terminal, 'Nie ma subskrypcji.')
}

async function show(terminal: Terminal, number: string): Promise<void> {
  const shop = await openShop(terminal)
  const order = await findOrder(shop, { number: wholeNumber(number, 'Numer zamówienia') })
  if (!order) throw new CommandRefused(`Nie ma zamówienia ${number}.`)
  await print(terminal, describeOrder(order, currencyOf(shop, order.currency).format))
  for (const { at, text } of await notesOfOrder(shop, order.id))
    await print(terminal, `notatka z ${polishTime(at)}: ${text}`)
  const { until, withheld } = await mailsOfOrder(shop, order.id)
  if (until) await print(terminal, `potwierdzenie: czeka do ${polishTime(until)}, na ten adres poszło już dużo`)
  if (withheld) await print(terminal, 'potwierdzenie: nie wysłane, na ten adres poszło już za dużo')
}

async function move(terminal: Terminal, number: string, status: string, typed: string | undefined): Promise<void> {
  const request = { number: wholeNumber(number, 'Numer zamówienia'), status: typedStatus(status) }
  const tracking = typed === undefined ? null : trackingNumber(typed)
  const moved = await transactionOrUndo<PublicShop, StatusResult>(await openShop(terminal), async (shop) => {
    if (tracking !== null) await setTracking(shop, { number: request.number, tracking })
    return moveOrder(shop, request)
  })
  if (!moved.ok) throw new CommandRefused(refusalWords(moved.problem, request))
  const { from, to } = moved.value
  await print(
    terminal,
    from === to
      ? `${number} jest już w stanie: ${statusWords(to)}`
      : `${number}: ${statusWords(from)} → ${statusWords(to)}`,
  )
}

async function track(terminal: Terminal, number: string, typed: string): Promise<void> {
  const request = { number: wholeNumber(number, 'Numer zamówienia'), tracking: trackingNumber(typed) }
  const saved = await setTracking(await openShop(terminal), request)
  if (!saved.ok) throw new CommandRefused(`Nie ma zamówienia ${number}.`)
  await print(terminal, `${number}: numer przesyłki ${request.tracking || 'usunięty'}`)
}

function trackingNumber(typed: string): string {
  const number = readTrackingNumber(typed)
  if (number === null) throw new CommandRefused('Numer przesyłki to od 5 do 40 liter, cyfr i łączników.')
  return number
}

async function note(terminal: Terminal, number: string, text: string): Promise<void> {
  const added = await addNote(await openShop(terminal), { number: wholeNumber(number, 'Numer zamówienia'), text })
  if (added.ok) return print(terminal, `${number}: zapisane`)
  throw new CommandRefused(
    added.problem === 'no-text' ? `Notatka ma od 1 do ${longestNote} znaków.` : `Nie ma zamówienia ${number}.`,
  )
}

async function recordPaid(terminal: Terminal, text: string): Promise<void> {
  const number = wholeNumber(text, 'Numer zamówienia')
  const recorded = await recordPayment(await openShop(terminal), { number })
  if (recorded.ok) return print(terminal, `${number}: zapłacone, stan: ${statusWords(recorded.value.status)}`)
  throw new CommandRefused(
    recorded.problem.reason === 'unknown-order'
      ? `Nie ma zamówienia ${number}.`
      : `Zamówienie ${number} nie czeka na żadną wpłatę.`,
  )
}

function refusalWords(refusal: StatusRefusal, { number, status }: { number: number; status: OrderStatus }): string {
  if (refusal.reason === 'unknown-order') return `Nie ma zamówienia ${number}.`
  const allowed = refusal.allowed.map(statusWords).join(', ')
  return `Ze stanu „${statusWords(refusal.from)}” nie można przejść do „${statusWords(status)}”${allowed ? `; można: ${allowed}` : ': to koniec drogi'}.`
}
