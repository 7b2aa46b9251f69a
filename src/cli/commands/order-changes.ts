import type { Command } from 'commander'
import type { StatusResult } from '#features/orders/actions/change-order.ts'
import { addOrderNote, maxNoteLength, type StatusRefusal } from '#features/orders/actions/change-order.ts'
import { type RestockRefusal, restockOrder } from '#features/orders/actions/restock-order.ts'
import { setTrackingNumber, shipOrder } from '#features/orders/actions/ship-order.ts'
import { readTrackingNumber } from '#features/orders/checks.ts'
import type { OrderStatus } from '#features/orders/rules/order-status.ts'
import type { ShipmentRefusal } from '#features/orders/rules/shipment.ts'
import { transitionOrder } from '#features/payments/actions/transition-order.ts'
import { type Decimal, formatDecimal } from '#shared/decimal.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
import { allStatusLabels, parseStatus, statusLabel } from '../order-output.ts'
import { parseNonNegativeDecimal, parseWholeNumber } from '../parse-arguments.ts'
import { CommandRefused, commandContext, printLine, type Terminal } from '../terminal.ts'

const collect = (value: string, values: string[]) => [...values, value]

/** orders status | ship | restock | tracking | note */
export function addOrderChanges(orders: Command, terminal: Terminal): void {
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
  orders
    .command('ship')
    .description('wysyła zamówienie albo jego część; kupujący dostaje list z numerem przesyłki')
    .argument('<numer>')
    .option('--line <pozycja>', 'tylko ta pozycja, cała albo część: 3 albo 3=2; można powtórzyć', collect, [])
    .option('--tracking <numer>', 'numer przesyłki; jeden na paczkę, można powtórzyć', collect, [])
    .action((number: string, options: ShipOptions) => ship(terminal, number, options))
  orders
    .command('restock')
    .description('oddaje do magazynu to ze zwróconego zamówienia, co można znów sprzedać')
    .argument('<numer>')
    .option('--line <pozycja>', 'tylko ta pozycja, cała albo część: 3 albo 3=2; można powtórzyć', collect, [])
    .action((number: string, options: { line: string[] }) => restock(terminal, number, options.line))
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

interface ShipOptions {
  line: string[]
  tracking: string[]
}

/** '3' is all of line 3, '3=0,5' a part of it. */
function parseLine(text: string): { position: number; quantity: Decimal | null } {
  const [position = '', quantity] = text.split('=')
  const amount = quantity === undefined ? null : parseNonNegativeDecimal(quantity)
  if (quantity !== undefined && !amount) throw new CommandRefused(`Ile z pozycji, zapisz tak: 3=2, a nie „${text}”.`)
  return { position: parseWholeNumber(position, '--line'), quantity: amount }
}

async function ship(terminal: Terminal, text: string, { line, tracking }: ShipOptions): Promise<void> {
  const shop = await commandContext(terminal)
  const number = parseWholeNumber(text, 'Numer zamówienia')
  const label = (status: OrderStatus) => statusLabel(status, shop.textOverrides)
  const shipped = await shipOrder(shop, {
    ...{ number, actor: 'staff' },
    lines: line.length > 0 ? line.map(parseLine) : null,
    trackingNumbers: tracking.map(trackingNumber),
  })
  if (!shipped.ok) throw new CommandRefused(describeRefusal(shipped.problem, { number, status: 'sent' }, label))
  await printLine(
    terminal,
    `${number}: ${shipped.value.to === 'sent' ? 'wszystko wysłane' : 'część wysłana'}, stan: ${label(shipped.value.to)}`,
  )
}

async function restock(terminal: Terminal, text: string, lines: string[]): Promise<void> {
  const shop = await commandContext(terminal)
  const number = parseWholeNumber(text, 'Numer zamówienia')
  const chosen = lines.length > 0 ? lines.map(parseLine) : null
  const restocked = await restockOrder(shop, { number, lines: chosen, actor: 'staff' })
  if (!restocked.ok)
    throw new CommandRefused(
      describeRestockRefusal(restocked.problem, number, (status) => statusLabel(status, shop.textOverrides)),
    )
  const back = restocked.value.map(({ position, quantity }) => `pozycja ${position}: ${formatDecimal(quantity)}`)
  await printLine(terminal, `${number}: z powrotem w magazynie: ${back.join(', ')}`)
}

function describeRestockRefusal(
  refusal: RestockRefusal,
  number: number,
  label: (status: OrderStatus) => string,
): string {
  switch (refusal.reason) {
    case 'unknown-order':
      return `Nie ma zamówienia ${number}.`
    case 'not-returned':
      return `Zamówienie ${number} jest w stanie „${label(refusal.status)}”: do magazynu oddaje się zwrócone.`
    case 'nothing-left':
      return `Z zamówienia ${number} nie ma już czego oddać do magazynu.`
    case 'unknown-line':
      return `W zamówieniu ${number} nie ma pozycji ${refusal.position}, którą można oddać do magazynu.`
    case 'too-many':
      return `Z pozycji ${refusal.position} zostało ${formatDecimal(refusal.left)}.`
  }
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
  refusal: StatusRefusal | ShipmentRefusal,
  { number, status }: { number: number; status: OrderStatus },
  label: (status: OrderStatus) => string,
): string {
  switch (refusal.reason) {
    case 'unknown-order':
      return `Nie ma zamówienia ${number}.`
    case 'partly-sent':
      return `Część zamówienia ${number} już wyruszyła: nie można go anulować.`
    case 'nothing-left':
      return `W zamówieniu ${number} nie ma nic do wysłania.`
    case 'unknown-line':
      return `W zamówieniu ${number} nie ma do wysłania pozycji ${refusal.position}.`
    case 'too-many':
      return `Z pozycji ${refusal.position} zostało ${formatDecimal(refusal.left)}.`
    case 'not-from-here': {
      const allowed = refusal.allowed.map(label).join(', ')
      return `Ze stanu „${label(refusal.from)}” nie można przejść do „${label(status)}”${allowed ? `; można: ${allowed}` : ': to koniec drogi'}.`
    }
  }
}
