import type { Text } from '#shared/text.ts'
import { laterTexts } from '../texts/later.ts'
import type { PendingMessage } from './messages.ts'

/** A line has been put aside. */
export function messageAboutSaved(product: string): PendingMessage {
  return plain('saved', laterTexts.saved, product)
}

/** A line that was put aside has been removed. */
export function messageAboutForgotten(): PendingMessage {
  return plain('forgotten', laterTexts.forgotten, null)
}

function plain(code: string, text: Text, product: string | null): PendingMessage {
  return { type: 'success', code, message: { text }, product, undo: [] }
}
