import type { Message } from '#shared/text.ts'
import { basketTexts } from '../texts.ts'
import type { LineOutcome } from './items.ts'

/** Something to be said to a visitor on the next page he sees. */
export interface PendingMessage {
  type: 'success' | 'warning' | 'error'
  code: string
  message: Message
  /** The product that it is about, where it is about one. */
  product: string | null
  /** Lines that can be put back. */
  undo: UndoLine[]
}

export interface UndoLine {
  product: string
  size: string
  additional: string
  /** Decimal text. */
  quantity: string
}

const mostMessages = 10

/** What a visitor must be told about a change: every refusal and every changed quantity, and each kind of success once. */
export function messagesAbout(outcomes: LineOutcome[]): PendingMessage[] {
  const successes = Map.groupBy(
    outcomes.filter(({ status }) => status === 'success'),
    ({ code }) => code,
  )
  const once = [...successes.values()].flatMap((same) => same.slice(0, 1).map((outcome) => tell(outcome, same.length)))
  const others = outcomes.filter(({ status }) => status !== 'success').map((outcome) => tell(outcome, 1))
  return [...once, ...others].slice(0, mostMessages)
}

function tell({ status, code, message, name }: LineOutcome, lines: number): PendingMessage {
  return { type: status, code, message, product: lines === 1 ? name : null, undo: [] }
}

/** What is stored of a message: the key of its text, so that the words are those of the moment when it is read. */
export interface StoredParameters {
  text: string
  values?: Message['values']
  product: string | null
  undo: UndoLine[]
}

export function toParameters({ message, product, undo }: PendingMessage): StoredParameters {
  return { text: message.text.key, values: message.values, product, undo }
}

const knownTexts = new Map(Object.values(basketTexts).map((text) => [text.key, text]))

/** Null when this version of the shop no longer has such a text. */
export function fromParameters(stored: StoredParameters): Omit<PendingMessage, 'type' | 'code'> | null {
  const text = knownTexts.get(stored.text)
  return text ? { message: { text, values: stored.values }, product: stored.product, undo: stored.undo } : null
}
