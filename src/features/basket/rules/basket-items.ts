import { sizeTexts } from '#features/catalogue/rules/size-labels.ts'
import { additionalText } from '#features/offers/rules/additional-text.ts'
import { applyLineOptions } from '#features/offers/rules/apply-line-options.ts'
import type { RequestedOptions } from '#features/offers/rules/line-options.ts'
import {
  defaultLineOptions,
  type LineOptions,
  noRequestedOptions,
  resolveLineOptions,
} from '#features/offers/rules/line-options.ts'
import { type Refusal, refusal, type SizeOffer } from '#features/offers/rules/offer.ts'
import { offerTexts } from '#features/offers/texts/offer.ts'
import { maxCommentLength } from '#shared/comment.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { Message, Text } from '#shared/text.ts'
import { basketTexts } from '../texts/basket.ts'
import { commentTexts } from '../texts/page.ts'
import type { LineChange, RequestedChange } from './change-lines.ts'

/** One line of a request to change the basket. Null: the value could not be read. */
export interface BasketItem {
  /** As requested: an outcome repeats it. */
  product: string
  size: string
  productId: number | null
  additional: string | null
  quantity: Decimal | null
  /** Null: unchanged. */
  comment: string | null
  /** The line keeps its current quantity, `quantity` is ignored; a line removed in the meantime is not added again. */
  keepsQuantity?: boolean
  /** It was too long and was cut to 255 characters. */
  commentCut?: boolean
  /** The requested options; null: they could not be read. */
  options: RequestedOptions | null
  /** Requested as a gift. */
  gift: boolean
  /** Requests something that this call does not support: favourites. */
  unsupported: boolean
  /** Its index in a request with several lines. */
  position?: string
}

/** A quantity of a product as it is, without options; size '': its only one. */
export function productItem({
  productId,
  size,
  quantity,
}: {
  productId: number
  size: string
  quantity: Decimal
}): BasketItem {
  return {
    ...{ product: String(productId), productId, size, quantity },
    ...{ additional: '', comment: null, options: noRequestedOptions, gift: false, unsupported: false },
  }
}

/** The outcome for one line of a request, with its message. */
export interface LineOutcome {
  product: string
  size: string
  /** Warning: ordered in another quantity than requested. */
  status: 'success' | 'warning' | 'error'
  code: string
  message: Message
  /** The current quantity; null when the line is unknown. */
  quantity: Decimal | null
  /** The previous quantity; null when the line is unknown. */
  before: Decimal | null
  additional: string
  options: LineOptions
  /** Other data of a removed or changed line, for undo. */
  had?: { comment: string; wrapSizeId: number | null }
  /** Name of the product, or the requested text instead; null without any. */
  name: string | null
}

/** Resolves an item to a change, or returns the refusal. Without a size the product's only one is used; 'onesize' is 'uniw' (A3.1). */
export function resolveItem(
  item: BasketItem,
  how: RequestedChange['how'],
  offers: Map<number, SizeOffer>,
): RequestedChange | Refusal {
  if (item.unsupported) return refusal('unsupported', basketTexts.unsupported)
  const sizes = [...offers.values()].filter(({ product }) => product.id === item.productId)
  if (item.product === '' && item.position !== undefined)
    return refusal('unknown_product', basketTexts.missingProduct, { place: item.position })
  if (item.productId === null || sizes.length === 0) return refusal('unknown_product', basketTexts.unknownProduct)
  if (item.size === '' && sizes.length > 1) return refusal('choose_size', textToChoose(sizes))
  const type = item.size === 'onesize' ? 'uniw' : item.size
  const offer = type === '' ? sizes[0] : sizes.find(({ size }) => size.type === type)
  if (!offer) return refusal('unknown_size', basketTexts.unknownSize)
  const { additional, quantity } = item
  if (additional === null) return refusal('wrong_additional', basketTexts.wrongAdditional)
  if (quantity === null || (quantity === 0n && how !== 'set'))
    return refusal('wrong_quantity', basketTexts.wrongQuantity)
  const options = item.options && resolveLineOptions(offer, item.options)
  if (options === null) return refusal('unknown_configuration', offerTexts.unknownConfiguration)
  const text = item.options && 'known' in item.options ? additional : additionalText(offer, options, additional)
  const change = { offer: applyLineOptions(offer, options), additional: text, options, comment: item.comment }
  return item.keepsQuantity ? { ...change, how: 'take', quantity: 0n } : { ...change, how, quantity }
}

function textToChoose(sizes: SizeOffer[]): Text {
  const kind = sizes[0]?.product.kind ?? 'item'
  return sizeTexts(
    kind,
    sizes.map(({ size }) => size.name),
  ).choose
}

export function refusedOutcome(item: BasketItem, refusal: Refusal, offers: Map<number, SizeOffer>): LineOutcome {
  const known = [...offers.values()].find(({ product }) => product.id === item.productId)
  return {
    product: item.product,
    size: item.size,
    name: known?.product.name ?? (item.product || null),
    additional: item.additional ?? '',
    options: defaultLineOptions,
    status: 'error',
    ...refusal,
    quantity: null,
    before: null,
  }
}

/** The outcome of a change to one line. */
export function lineOutcome(change: LineChange, how: RequestedChange['how'], offer: SizeOffer): LineOutcome {
  return {
    product: String(offer.product.id),
    size: offer.size.type,
    name: offer.product.name,
    quantity: change.quantity,
    before: change.before,
    additional: change.additional,
    options: change.options,
    ...describeChange(change, how),
  }
}

/** The outcome of a successful line with a warning that its comment was cut (A5.10). */
export function withCommentWarning({ commentCut }: BasketItem, outcome: LineOutcome): LineOutcome {
  if (!commentCut || outcome.status !== 'success' || outcome.code === 'removed') return outcome
  const message = { text: commentTexts.cut, values: { count: maxCommentLength } }
  return { ...outcome, status: 'warning', code: 'comment_cut', message }
}

function describeChange({ refusal, alert, quantity, before }: LineChange, how: RequestedChange['how']) {
  if (refusal) return { status: 'error', code: refusal.code, message: refusal.message } as const
  if (alert) return { status: 'warning', code: 'quantity_changed', message: alert } as const
  if (quantity === 0n) return { status: 'success', code: 'removed', message: { text: basketTexts.removed } } as const
  if (how === 'add') return { status: 'success', code: 'added', message: { text: basketTexts.added } } as const
  const code = quantity === before ? 'unchanged' : 'changed'
  return { status: 'success', code, message: { text: basketTexts.changed } } as const
}
