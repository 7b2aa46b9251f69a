import { serializeLineOptions } from '#features/offers/rules/line-options.ts'
import type { Refusal } from '#features/offers/rules/offer.ts'
import { offerTexts } from '#features/offers/texts/offer.ts'
import { type CodeRefusal, refusalText } from '#features/promotions/rules/promotion-result.ts'
import { maxCommentLength } from '#shared/comment.ts'
import { decimalText } from '#shared/decimal.ts'
import type { Result } from '#shared/result.ts'
import type { Message, Text, TextOverrides } from '#shared/text.ts'
import { basketTexts } from '../texts/basket.ts'
import { commentTexts } from '../texts/page.ts'
import { savedLineTexts } from '../texts/saved-lines.ts'
import type { StoredLine } from './basket.ts'
import type { LineOutcome } from './basket-items.ts'

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

const maxMessages = 10

/** What a visitor must be told about a change: every refusal and every changed quantity, and each kind of success once. */
export function lineMessages(outcomes: LineOutcome[]): PendingMessage[] {
  const successes = Map.groupBy(
    outcomes.filter(({ status, code }) => status === 'success' && code !== 'unchanged'),
    ({ code }) => code,
  )
  const once = [...successes.values()].map(toMessage)
  const others = outcomes.filter(({ status }) => status !== 'success').map((outcome) => toMessage([outcome]))
  return [...once, ...others].slice(0, maxMessages)
}

/** One message for outcomes of one kind; about the product when there is only one. */
function toMessage(same: LineOutcome[]): PendingMessage {
  const [first] = same as [LineOutcome]
  const { status, code, message, name } = first
  const product = same.length === 1 ? name : null
  return { type: status, code, message, product, undo: code === 'removed' ? same.flatMap(toUndo) : [] }
}

function toUndo({ product, size, additional, terms, before, had }: LineOutcome): UndoLine[] {
  if (!before) return []
  return [
    {
      product,
      size,
      additional,
      terms: serializeLineOptions(terms),
      set_quantity: decimalText(before),
      ...undoExtras(had),
    },
  ]
}

function undoExtras(had: LineOutcome['had']): Pick<UndoLine, 'comment' | 'wrapped'> {
  return { ...(had?.comment && { comment: had.comment }), ...(had?.wrapSizeId && { wrapped: String(had.wrapSizeId) }) }
}

/** What is said when everything has been taken out. */
export function emptiedMessage(lines: StoredLine[]): PendingMessage {
  const undo = lines.map((line) => ({
    product: String(line.productId),
    size: line.sizeType,
    additional: line.additional,
    terms: serializeLineOptions(line.terms),
    set_quantity: decimalText(line.quantity),
    ...undoExtras(line),
  }))
  return { type: 'success', code: 'emptied', message: { text: basketTexts.emptied }, product: null, undo }
}

/** Whoever removes what he has chosen must have chosen something. */
export function nothingChosenMessage(): PendingMessage {
  return plainMessage('warning', 'nothing-chosen', { text: basketTexts.nothingChosen })
}

/** The comment of the whole basket was too long (A5.10). */
export function commentCutMessage(): PendingMessage {
  const message = { text: commentTexts.cut, values: { count: maxCommentLength } }
  return { type: 'warning', code: 'comment_cut', message, product: null, undo: [] }
}

/** The request itself was refused: nothing has changed. */
export function refusalMessage({ code, message }: Refusal): PendingMessage {
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

/** A line has been put aside. */
export function savedMessage(product: string): PendingMessage {
  return successMessage('saved', savedLineTexts.saved, product)
}

/** A line that was put aside has been removed. */
export function savedRemovedMessage(): PendingMessage {
  return successMessage('forgotten', savedLineTexts.forgotten, null)
}

function successMessage(code: string, text: Text, product: string | null): PendingMessage {
  return { type: 'success', code, message: { text }, product, undo: [] }
}

/** What is said of a code that is kept: 'waits' while the basket does not fulfil its conditions yet. */
export interface CodeOutcome {
  state: 'works' | 'waits' | 'removed'
  message: Message
  /** What else is missing. */
  also?: Message[]
}

export interface CodeProblem {
  code: CodeRefusal['code'] | 'empty_basket' | 'no_code' | 'wait'
  message: Message
  also?: Message[]
}

/** Longer ones than any code are not kept whole. */
const maxTypedLength = 100

/** What is said of a code that was typed: all that is missing to it in one. One that is refused stays with it. */
export function codeMessage(
  set: Result<CodeOutcome, CodeProblem>,
  typed: string,
  words: TextOverrides,
): PendingMessage {
  const { message, also = [] } = set.ok ? set.value : set.problem
  const all =
    also.length > 0 ? { text: offerTexts.ownWords, values: { words: refusalText({ message, also }, words) } } : message
  if (set.ok) return plainMessage(set.value.state === 'works' ? 'success' : 'warning', set.value.state, all)
  return { ...plainMessage('error', set.problem.code, all), typed: typed.slice(0, maxTypedLength) }
}
