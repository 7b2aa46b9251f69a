import { isGoods } from '#features/catalogue/rules/product.ts'
import { defaultLineOptions } from '#features/offers/rules/line-options.ts'
import { findSaleRefusal, offerTotal, type SizeOffer, unitPrice } from '#features/offers/rules/offer.ts'
import { type Line, remainingLimits } from '#features/offers/rules/remaining-limits.ts'
import { one } from '#shared/decimal.ts'
import type { Taxed } from '#shared/money.ts'
import type { Message } from '#shared/text.ts'
import { extraTexts } from '../texts/extras.ts'
import { findGiftRefusal, type GiftRefusal, type GiftRule, giftQuantity, withoutOrderLimits } from './gifts.ts'

/** What comes beside the lines: a gift, or what something is wrapped in. */
export interface ExtraLine {
  kind: 'gift' | 'wrap'
  /** The line that is wrapped; null: a gift, or the order as a whole. */
  lineId: number | null
  offer: SizeOffer
  quantity: bigint
  /** Gross of one unit, minor units; a gift costs nothing. */
  unitGross: number
  worth: Taxed
}

/** What is chosen beside the lines, each with its offer of today. */
export interface ChosenExtras {
  gift: SizeOffer | null
  giftRules: GiftRule[]
  wraps: { lineId: number | null; offer: SizeOffer }[]
}

export const noExtras: ChosenExtras = { gift: null, giftRules: [], wraps: [] }

/** What is said of something that was chosen and does not come along. */
export interface ExtraNotice {
  productId: number
  code: GiftRefusal['code'] | 'wrap_gone'
  message: Message
  /** Gross minor units of goods that are missing to it. */
  missing: number | null
}

/** A line as far as extras must know it. */
interface WrappableLine extends Line {
  id: number
  offer: Pick<SizeOffer, 'product'>
}

/**
 * The extras as they stand today. A gift goes by itself when the goods are no longer worth enough, and comes back when they are (A5.11);
 * a wrapping that is not sold any more, or of which there are too few, is left out; both are told. Only what is sent is wrapped.
 * @param value of the goods after promotions, gross minor units
 * @param promotedGifts products that a promotion gives
 */
export function priceExtras(
  { gift, giftRules, wraps }: ChosenExtras,
  lines: WrappableLine[],
  value: number,
  promotedGifts: number[],
): { extras: ExtraLine[]; notices: ExtraNotice[] } {
  const refused = gift && findGiftRefusal(gift, value, { rules: giftRules, promoted: promotedGifts }, lines)
  const extras = gift && !refused ? [giftLine(gift)] : []
  const notices: ExtraNotice[] = gift && refused ? [{ ...refused, productId: gift.product.id }] : []
  for (const wrap of wraps.filter((wrap) => isWrappable(wrap, lines))) {
    const taken = [...lines, ...extras.map(({ offer, quantity }) => lineOf(offer, quantity))]
    if (canWrap(wrap.offer, taken)) extras.push(wrapLine(wrap))
    else if (!notices.some(({ productId }) => productId === wrap.offer.product.id)) notices.push(wrapGone(wrap))
  }
  return { extras, notices }
}

function isWrappable({ lineId }: ChosenExtras['wraps'][number], lines: WrappableLine[]): boolean {
  return lines.some(({ id, offer }) => (lineId === null || id === lineId) && isGoods(offer.product.kind))
}

/** Whether there is one more of it beside what the order takes already. */
function canWrap(offer: SizeOffer, taken: Line[]): boolean {
  const { maximum } = remainingLimits(withoutOrderLimits(offer.bounds), lineOf(offer, one), taken)
  return findSaleRefusal(offer) === null && (maximum === null || maximum >= one)
}

function lineOf({ product, size }: SizeOffer, quantity: bigint): Line {
  return { productId: product.id, sizeId: size.id, additional: '', terms: defaultLineOptions, quantity }
}

function giftLine(offer: SizeOffer): ExtraLine {
  return {
    kind: 'gift',
    lineId: null,
    offer,
    quantity: giftQuantity,
    unitGross: 0,
    worth: { gross: 0, net: 0, vat: 0 },
  }
}

function wrapLine({ lineId, offer }: ChosenExtras['wraps'][number]): ExtraLine {
  return { kind: 'wrap', lineId, offer, quantity: one, unitGross: unitPrice(offer, one), worth: offerTotal(offer, one) }
}

function wrapGone({ offer }: ChosenExtras['wraps'][number]): ExtraNotice {
  const message = { text: extraTexts.wrapGone, values: { product: offer.product.name } }
  return { code: 'wrap_gone', productId: offer.product.id, message, missing: null }
}

/** What it is called: with its size, where it has several. */
export function extraName({ product, size }: Pick<SizeOffer, 'product' | 'size'>): string {
  return size.type === 'uniw' ? product.name : `${product.name}, ${size.name}`
}

/** What a shopper has chosen for the whole basket. */
export interface BasketChoices {
  /** As it was typed; '' for none. */
  rebateCode: string
  giftSizeId: number | null
  /** In what all of it is wrapped. */
  wrapSizeId: number | null
}

export const noChoices: BasketChoices = { rebateCode: '', giftSizeId: null, wrapSizeId: null }

/** The choices of a basket that takes in another one: the code that was typed last, else its own, and where it has none those of the other. */
export function mergeChoices(own: BasketChoices, brought: BasketChoices): BasketChoices {
  return {
    rebateCode: brought.rebateCode || own.rebateCode,
    giftSizeId: own.giftSizeId ?? brought.giftSizeId,
    wrapSizeId: own.wrapSizeId ?? brought.wrapSizeId,
  }
}
