import type { OrderActor } from '#features/orders/rules/order-actor.ts'
import type { OrderEvent, OrderEventKind } from '#features/orders/rules/order-event.ts'
import type { TextOverrides } from '#shared/text.ts'
import { formatPolishTime, statusLabel } from './order-output.ts'

const actors: Record<OrderActor, string> = {
  client: 'klient',
  guest: 'gość',
  staff: 'obsługa',
  job: 'automat',
  partner: 'partner',
}

const kinds: Record<OrderEventKind, string> = {
  placed: 'złożone',
  'status-changed': 'stan',
  'payment-received': 'wpłata',
  'payment-refunded': 'zwrot pieniędzy',
  'payment-changed': 'inny sposób płatności',
  shipped: 'wysyłka',
  tracking: 'numer przesyłki',
  'address-changed': 'zmieniony adres dostawy',
  restocked: 'z powrotem w magazynie',
  note: 'notatka',
  'mail-sent': 'list wysłany',
  'mail-allowed': 'list dopuszczony',
  'mail-deferred': 'list odłożony',
  'mail-withheld': 'list wstrzymany',
  'news-sent': 'list o zmianie',
}

/** '25.11.2026, 9:11  obsługa   stan: złożone → spakowane': one record of an order, for the staff. */
export function formatEvent(event: OrderEvent, money: (amount: number) => string, overrides: TextOverrides): string {
  const actor = (event.actor ? actors[event.actor] : '').padEnd(8)
  const details = [moveOf(event, overrides), detailOf(event, money), event.reason].filter(Boolean).join(', ')
  return `${formatPolishTime(event.at)}  ${actor} ${kinds[event.kind]}${details && `: ${details}`}`
}

function moveOf({ from, to }: OrderEvent, overrides: TextOverrides): string {
  return from && to ? `${statusLabel(from, overrides)} → ${statusLabel(to, overrides)}` : ''
}

function detailOf({ kind, detail }: OrderEvent, money: (amount: number) => string): string {
  if (kind === 'payment-received' || kind === 'payment-refunded')
    return `${money(Number(detail.amount))}, ${detail.source}`
  if (kind === 'mail-deferred') return `do ${formatPolishTime(new Date(`${detail.until}`))}`
  return ['text', 'tracking', 'lines', 'recipient', 'news'].flatMap((name) => detail[name] ?? []).join(', ')
}
