import type { Command } from 'commander'
import type { StatusRefusal } from '#features/orders/actions/change-status.ts'
import { findOrder } from '#features/orders/reads/find-order.ts'
import { listOrders } from '#features/orders/reads/list-orders.ts'
import { mailsOfOrder } from '#features/orders/reads/mails-of-order.ts'
import { listSubscriptions } from '#features/orders/reads/subscriptions.ts'
import { nextDelivery } from '#features/orders/rules/due-delivery.ts'
import { isOrderStatus, type OrderStatus, orderStatuses } from '#features/orders/rules/status.ts'
import { moveOrder } from '#features/payments/actions/move-order.ts'
import { recordPayment } from '#features/payments/actions/record-payment.ts'
import { currencyOf } from '#features/pricing/reads/currencies.ts'
import { decimalWords } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money.ts'
import { openShop } from '../open-shop.ts'
import { describeOrder, polishTime } from '../order-words.ts'
import { CommandRefused, print, type Terminal } from '../terminal.ts'
import { wholeNumber } from '../whole-number.ts'

/** orders list | show | subscriptions | status | paid */
export function addOrders(program: Command, terminal: Terminal): void {
  const orders = program.command('orders').description('Zamówienia')
  orders
    .command('list')
    .description('najnowsze zamówienia')
    .option('--status <status>', `tylko w tym stanie: ${orderStatuses.join(', ')}`)
    .option('--limit <ile>', 'ile najwyżej', '50')
    .action((options: { status?: string; limit: string }) => list(terminal, options))
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
    .description('przenosi zamówienie do innego stanu; cancelled oddaje towar do magazynu')
    .argument('<numer>')
    .argument('<status>', orderStatuses.join(' | '))
    .action((number: string, status: string) => move(terminal, number, status))
  orders
    .command('paid')
    .description('zapisuje, że pieniądze za zamówienie przyszły, także gdy jest już dalej niż wpłata')
    .argument('<numer>')
    .action((number: string) => recordPaid(terminal, number))
}

async function list(terminal: Terminal, options: { status?: string; limit: string }): Promise<void> {
  const status = options.status === undefined ? undefined : orderStatus(options.status)
  const limit = wholeNumber(options.limit, '--limit')
  const shop = await openShop(terminal)
  const orders = await listOrders(shop, { status, limit })
  for (const order of orders) {
    const total = formatMoney(order.totalGross, currencyOf(shop, order.currency).format).padStart(12)
    await print(
      terminal,
      `${order.number}  ${polishTime(order.placedAt)}  ${order.status.padEnd(19)} ${total}  ${order.name}, ${order.email}`,
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
  const { until, withheld } = await mailsOfOrder(shop, order.id)
  if (until) await print(terminal, `potwierdzenie: czeka do ${polishTime(until)}, na ten adres poszło już dużo`)
  if (withheld) await print(terminal, 'potwierdzenie: nie wysłane, na ten adres poszło już za dużo')
}

async function move(terminal: Terminal, number: string, status: string): Promise<void> {
  const request = { number: wholeNumber(number, 'Numer zamówienia'), status: orderStatus(status) }
  const moved = await moveOrder(await openShop(terminal), request)
  if (!moved.ok) throw new CommandRefused(refusalWords(moved.problem, request))
  const { from, to } = moved.value
  await print(terminal, from === to ? `${number} jest już w stanie ${to}` : `${number}: ${from} → ${to}`)
}

async function recordPaid(terminal: Terminal, text: string): Promise<void> {
  const number = wholeNumber(text, 'Numer zamówienia')
  const recorded = await recordPayment(await openShop(terminal), { number })
  if (recorded.ok) return print(terminal, `${number}: zapłacone, stan ${recorded.value.status}`)
  throw new CommandRefused(
    recorded.problem.reason === 'unknown-order'
      ? `Nie ma zamówienia ${number}.`
      : `Zamówienie ${number} nie czeka na żadną wpłatę.`,
  )
}

function orderStatus(text: string): OrderStatus {
  if (isOrderStatus(text)) return text
  throw new CommandRefused(`Nie ma stanu „${text}”. Są: ${orderStatuses.join(', ')}`)
}

function refusalWords(refusal: StatusRefusal, { number, status }: { number: number; status: string }): string {
  if (refusal.reason === 'unknown-order') return `Nie ma zamówienia ${number}.`
  const allowed = refusal.allowed.join(', ')
  return `Z ${refusal.from} nie można przejść do ${status}${allowed ? `; można: ${allowed}` : ': to koniec drogi'}.`
}
