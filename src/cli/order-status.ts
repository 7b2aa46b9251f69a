import { isOrderStatus, type OrderStatus, orderStatuses } from '#features/orders/rules/status.ts'
import { statusTexts } from '#features/orders/texts/status.ts'
import { say } from '#shared/text.ts'
import { CommandRefused } from './terminal.ts'

/** 'wysłane': a status as buyers read it. */
export function statusWords(status: OrderStatus): string {
  return say(statusTexts[status])
}

/** All of them, for help and refusals. */
export const allStatusWords = orderStatuses.map(statusWords).join(', ')

/** The status that somebody types: its words, with or without Polish letters and with '-' for spaces, or its name in files of data. */
export function typedStatus(text: string): OrderStatus {
  const typed = plain(text)
  const status = orderStatuses.find((status) => plain(statusWords(status)) === typed)
  if (status) return status
  if (isOrderStatus(text)) return text
  throw new CommandRefused(`Nie ma stanu „${text}”. Są: ${allStatusWords}`)
}

function plain(text: string): string {
  const bare = text.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD')
  return bare.replace(/\p{M}/gu, '').replace(/[\s-]+/g, ' ')
}
