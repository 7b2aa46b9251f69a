import { momentWords } from '#shared/day.ts'
import type { Message } from '#shared/text.ts'
import { orderTexts } from '../texts.ts'
import type { Order } from './order.ts'

/** That an order was placed, and what becomes of its confirmation by mail; of one that is cancelled, only while its mail has not been put off. */
export function placedWords(
  { number, email, placedAt, status }: Pick<Order, 'number' | 'email' | 'placedAt' | 'status'>,
  mail: { until: Date | null; withheld: boolean },
): Message {
  const day = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(placedAt)
  const values = { number, email, day }
  if (status === 'cancelled' && (mail.withheld || mail.until)) return { text: orderTexts.placedWithoutMail, values }
  if (mail.withheld) return { text: orderTexts.placedMailWithheld, values }
  if (mail.until) return { text: orderTexts.placedMailWaits, values: { ...values, ...momentWords(mail.until) } }
  return { text: orderTexts.placed, values }
}
