import type { Message, Text } from '#shared/text.ts'
import { orderHistoryTexts } from '../texts/history.ts'
import type { OrderActor } from './order-actor.ts'
import type { OrderEvent } from './order-event.ts'
import type { OrderStatus } from './order-status.ts'

/** An entry of an order's history in the words of its buyer. */
export interface HistoryEntry {
  id: number
  at: Date
  message: Message
}

/**
 * What has happened to an order, oldest first, as its buyer reads it: without notes and mails.
 * @param money formats an amount in the currency of the order
 */
export function orderHistory(events: OrderEvent[], money: (amount: number) => string): HistoryEntry[] {
  const hasShipments = events.some(({ kind }) => kind === 'shipped')
  return events.flatMap((event) => {
    if (event.to === 'sent' && hasShipments) return [] // the last shipment says so
    const message = messageOf(event, money)
    return message ? [{ id: event.id, at: event.at, message }] : []
  })
}

/** What has happened in the same minute, together: `time` is its words. */
export interface HistoryMoment {
  time: string
  words: string[]
}

/** The entries of a history, those that read the same time in a row as one. */
export function byMoment(entries: { time: string; words: string }[]): HistoryMoment[] {
  const moments: HistoryMoment[] = []
  for (const { time, words } of entries) {
    const last = moments.at(-1)
    if (last?.time === time) last.words.push(words)
    else moments.push({ time, words: [words] })
  }
  return moments
}

function messageOf({ kind, to, actor, detail }: OrderEvent, money: (amount: number) => string): Message | null {
  const values = { amount: money(Number(detail.amount ?? 0)), tracking: `${detail.tracking ?? ''}` }
  if (kind === 'placed') return { text: orderHistoryTexts.placed }
  if (kind === 'address-changed') return { text: orderHistoryTexts.addressChanged }
  if (kind === 'payment-received') return { text: orderHistoryTexts.paymentReceived, values }
  if (kind === 'payment-refunded') return { text: orderHistoryTexts.paymentRefunded, values }
  if (kind === 'shipped')
    return { text: values.tracking ? orderHistoryTexts.shippedTracked : orderHistoryTexts.shipped, values }
  if (kind === 'tracking' && values.tracking) return { text: orderHistoryTexts.tracking, values }
  return kind === 'status-changed' && to ? { text: statusText(to, actor) } : null
}

function statusText(to: OrderStatus, actor: OrderActor | null): Text {
  if (to !== 'cancelled') return orderHistoryTexts[to]
  if (actor === 'job') return orderHistoryTexts.cancelledByJob
  return actor === 'client' || actor === 'guest' ? orderHistoryTexts.cancelledByBuyer : orderHistoryTexts.cancelled
}
