import { longestComment } from '#shared/comment.ts'
import { decimalText } from '#shared/decimal.ts'
import type { Message } from '#shared/text.ts'
import { basketTexts } from '../texts/basket.ts'
import { commentTexts } from '../texts/comment.ts'
import type { HeldLine } from './basket.ts'
import type { LineOutcome } from './items.ts'
import type { Refusal } from './offer.ts'
import { writeTerms } from './terms.ts'

/** Something to be said to a visitor on the next page he sees. */
export interface PendingMessage {
  type: 'success' | 'warning' | 'error'
  code: string
  message: Message
  /** The product that it is about, where it is about one. */
  product: string | null
  /** Lines that can be put back. */
  undo: UndoLine[]
  /** A rebate code that was refused, as it was typed: the message stands at its field. */
  typed?: string | undefined
}

/** The fields of a form that puts a line back as it was; those without a value are left out. */
export interface UndoLine {
  product: string
  size: string
  additional: string
  /** As `writeTerms` writes them. */
  terms: string
  /** Decimal text. */
  set_quantity: string
  comment?: string
  /** The id of a size. */
  wrapped?: string
}

const mostMessages = 10

/** What a visitor must be told about a change: every refusal and every changed quantity, and each kind of success once. */
export function messagesAbout(outcomes: LineOutcome[]): PendingMessage[] {
  const successes = Map.groupBy(
    outcomes.filter(({ status, code }) => status === 'success' && code !== 'unchanged'),
    ({ code }) => code,
  )
  const once = [...successes.values()].map(tell)
  const others = outcomes.filter(({ status }) => status !== 'success').map((outcome) => tell([outcome]))
  return [...once, ...others].slice(0, mostMessages)
}

/** One message for outcomes of one kind; about the product when there is only one. */
function tell(same: LineOutcome[]): PendingMessage {
  const [first] = same as [LineOutcome]
  const { status, code, message, name } = first
  const product = same.length === 1 ? name : null
  return { type: status, code, message, product, undo: code === 'removed' ? same.flatMap(toUndo) : [] }
}

function toUndo({ product, size, additional, terms, before, had }: LineOutcome): UndoLine[] {
  if (!before) return []
  return [{ product, size, additional, terms: writeTerms(terms), set_quantity: decimalText(before), ...besides(had) }]
}

function besides(had: LineOutcome['had']): Pick<UndoLine, 'comment' | 'wrapped'> {
  return { ...(had?.comment && { comment: had.comment }), ...(had?.wrapSizeId && { wrapped: String(had.wrapSizeId) }) }
}

/** What is said when everything has been taken out. */
export function messageAboutEmptied(lines: HeldLine[]): PendingMessage {
  const undo = lines.map((line) => ({
    product: String(line.productId),
    size: line.sizeType,
    additional: line.additional,
    terms: writeTerms(line.terms),
    set_quantity: decimalText(line.quantity),
    ...besides(line),
  }))
  return { type: 'success', code: 'emptied', message: { text: basketTexts.emptied }, product: null, undo }
}

/** Whoever removes what he has chosen must have chosen something. */
export function messageAboutNothingChosen(): PendingMessage {
  return plainMessage('warning', 'nothing-chosen', { text: basketTexts.nothingChosen })
}

/** The comment of the whole basket was too long (A5.10). */
export function messageAboutComment(): PendingMessage {
  const message = { text: commentTexts.cut, values: { count: longestComment } }
  return { type: 'warning', code: 'comment_cut', message, product: null, undo: [] }
}

/** The request itself was refused: nothing has changed. */
export function messageAboutRefusal({ code, message }: Refusal): PendingMessage {
  return plainMessage('error', code, message)
}

/** A message that is about no product and has no way back. */
export function plainMessage(type: PendingMessage['type'], code: string, message: Message): PendingMessage {
  return { type, code, message, product: null, undo: [] }
}

/** Said on a page, several 'added' of one kind are one too many: the last says it. */
export function withoutRepeats(messages: PendingMessage[]): PendingMessage[] {
  const last = messages.findLast(({ code }) => code === 'added')
  return messages.filter((message) => message.code !== 'added' || message === last)
}
