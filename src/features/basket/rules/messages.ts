import { serializeLineOptions } from '#features/offers/rules/line-options.ts'
import type { Refusal } from '#features/offers/rules/offer.ts'
import { offerTexts } from '#features/offers/texts/offer.ts'
import { type CodeRefusal, refusalText } from '#features/promotions/rules/promotion-result.ts'
import { maxCommentLength } from '#shared/comment.ts'
import { decimalText } from '#shared/decimal.ts'
import type { Result } from '#shared/result.ts'
import type { Message, Text, TextOverrides } from '#shared/text.ts'
import { basketTexts } from '../texts/basket.ts'
import { commentTexts, savedLineTexts } from '../texts/page.ts'
import type { StoredLine } from './basket.ts'
import type { LineOutcome } from './basket-items.ts'

/** A message for the next page that the visitor opens. */
export interface PendingMessage {
  type: 'success' | 'warning' | 'error'
  code: string
  message: Message
  /** The product that it is about, if any. */
  product: string | null
  /** Lines that can be restored. */
  undo: UndoLine[]
  /** A refused rebate code, as typed: its message is shown at the field. */
  typed?: string | undefined
}

/** The fields of a form that restores a line; empty ones are left out. */
export interface UndoLine {
  product: string
  size: string
  additional: string
  /** Written by `serializeLineOptions`. */
  terms: string
  /** Decimal text. */
  set_quantity: string
  comment?: string
  /** The id of a size. */
  wrapped?: string
}

const maxMessages = 10

/** The messages about a change: every refusal and every adjusted quantity, and each kind of success once. */
export function lineMessages(outcomes: LineOutcome[]): PendingMessage[] {
  const successes = Map.groupBy(
    outcomes.filter(({ status, code }) => status === 'success' && code !== 'unchanged'),
    ({ code }) => code,
  )
  const once = [...successes.values()].map(toMessage)
  const others = outcomes.filter(({ status }) => status !== 'success').map((outcome) => toMessage([outcome]))
  return [...once, ...others].slice(0, maxMessages)
}

/** One message for outcomes of one kind; with the product when there is only one. */
function toMessage(same: LineOutcome[]): PendingMessage {
  const [first] = same as [LineOutcome]
  const { status, code, message, name } = first
  const product = same.length === 1 ? name : null
  return { type: status, code, message, product, undo: code === 'removed' ? same.flatMap(toUndo) : [] }
}

function toUndo({ product, size, additional, options, before, had }: LineOutcome): UndoLine[] {
  if (!before) return []
  return [
    {
      product,
      size,
      additional,
      terms: serializeLineOptions(options),
      set_quantity: decimalText(before),
      ...undoExtras(had),
    },
  ]
}

function undoExtras(had: LineOutcome['had']): Pick<UndoLine, 'comment' | 'wrapped'> {
  return { ...(had?.comment && { comment: had.comment }), ...(had?.wrapSizeId && { wrapped: String(had.wrapSizeId) }) }
}

/** The message after the basket was emptied. */
export function emptiedMessage(lines: StoredLine[]): PendingMessage {
  const undo = lines.map((line) => ({
    product: String(line.productId),
    size: line.sizeType,
    additional: line.additional,
    terms: serializeLineOptions(line.options),
    set_quantity: decimalText(line.quantity),
    ...undoExtras(line),
  }))
  return { type: 'success', code: 'emptied', message: { text: basketTexts.emptied }, product: null, undo }
}

/** The message when no line was selected for removal. */
export function nothingChosenMessage(): PendingMessage {
  return plainMessage('warning', 'nothing-chosen', { text: basketTexts.nothingChosen })
}

/** The message that the comment of the whole basket was cut (A5.10). */
export function commentCutMessage(): PendingMessage {
  const message = { text: commentTexts.cut, values: { count: maxCommentLength } }
  return { type: 'warning', code: 'comment_cut', message, product: null, undo: [] }
}

/** The message for a refused request, which changed nothing. */
export function refusalMessage({ code, message }: Refusal): PendingMessage {
  return plainMessage('error', code, message)
}

/** A message without product and undo. */
export function plainMessage(type: PendingMessage['type'], code: string, message: Message): PendingMessage {
  return { type, code, message, product: null, undo: [] }
}

/** The messages without repeated 'added' ones of the same kind: only the last is shown. */
export function withoutRepeats(messages: PendingMessage[]): PendingMessage[] {
  const last = messages.findLast(({ code }) => code === 'added')
  return messages.filter((message) => message.code !== 'added' || message === last)
}

/** The message that a line was saved for later. */
export function savedMessage(product: string): PendingMessage {
  return successMessage('saved', savedLineTexts.saved, product)
}

/** The message that a saved line was removed. */
export function savedRemovedMessage(): PendingMessage {
  return successMessage('forgotten', savedLineTexts.forgotten, null)
}

function successMessage(code: string, text: Text, product: string | null): PendingMessage {
  return { type: 'success', code, message: { text }, product, undo: [] }
}

/** The result for an accepted code: 'waits' while the basket does not meet its conditions yet. */
export interface CodeOutcome {
  state: 'works' | 'waits' | 'removed'
  message: Message
  /** Other unmet conditions. */
  also?: Message[]
}

export interface CodeProblem {
  code: CodeRefusal['code'] | 'empty_basket' | 'no_code' | 'wait'
  message: Message
  also?: Message[]
}

/** Longer input is no valid code and is cut. */
const maxTypedLength = 100

/** The message about a typed code with all unmet conditions. A refused code is included for its field. */
export function codeMessage(
  set: Result<CodeOutcome, CodeProblem>,
  typed: string,
  overrides: TextOverrides,
): PendingMessage {
  const { message, also = [] } = set.ok ? set.value : set.problem
  const all =
    also.length > 0
      ? { text: offerTexts.ownWords, values: { words: refusalText({ message, also }, overrides) } }
      : message
  if (set.ok) return plainMessage(set.value.state === 'works' ? 'success' : 'warning', set.value.state, all)
  return { ...plainMessage('error', set.problem.code, all), typed: typed.slice(0, maxTypedLength) }
}
