import { isGoods } from '#features/catalogue/rules/product.ts'
import { defaultLineOptions } from '#features/offers/rules/line-options.ts'
import { findSaleRefusal, offerTotal, type SizeOffer, unitPrice } from '#features/offers/rules/offer.ts'
import { type Line, remainingLimits } from '#features/offers/rules/remaining-limits.ts'
import { one } from '#shared/decimal.ts'
import type { Taxed } from '#shared/money.ts'
import type { Message } from '#shared/text.ts'
import { extraTexts } from '../texts/extras.ts'
import { findGiftRefusal, type GiftRefusal, type GiftRule, giftQuantity, withoutOrderLimits } from './gifts.ts'

/** An item in addition to the lines: a gift, or a wrapping. */
export interface ExtraLine {
  kind: 'gift' | 'wrap'
  /** The wrapped line; null: a gift, or the order as a whole. */
  lineId: number | null
  offer: SizeOffer
  quantity: bigint
  /** Gross of one unit, minor units; a gift is free. */
  unitGross: number
  worth: Taxed
}

/** The chosen extras, each with its current offer. */
export interface ChosenExtras {
  gift: SizeOffer | null
  giftRules: GiftRule[]
  wraps: { lineId: number | null; offer: SizeOffer }[]
}

export const noExtras: ChosenExtras = { gift: null, giftRules: [], wraps: [] }

/** A notice about a chosen extra that is left out. */
export interface ExtraNotice {
  productId: number
  code: GiftRefusal['code'] | 'wrap_gone'
  message: Message
  /** Gross minor units of goods missing to it. */
  missing: number | null
}

/** The line data that extras need. */
interface WrappableLine extends Line {
  id: number
  offer: Pick<SizeOffer, 'product'>
}

/**
 * The current extras. A gift is left out while the goods are below its minimum value, and returns above it (A5.11); a wrapping that is not
 * sold any more, or has too little stock, is left out; both get a notice. Only goods that are sent are wrapped.
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

/** Whether one more is available besides those that the order already takes. */
function canWrap(offer: SizeOffer, taken: Line[]): boolean {
  const { maximum } = remainingLimits(withoutOrderLimits(offer.bounds), lineOf(offer, one), taken)
  return findSaleRefusal(offer) === null && (maximum === null || maximum >= one)
}

function lineOf({ product, size }: SizeOffer, quantity: bigint): Line {
  return { productId: product.id, sizeId: size.id, additional: '', options: defaultLineOptions, quantity }
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

/** The name of an extra: with its size if there are several. */
export function extraName({ product, size }: Pick<SizeOffer, 'product' | 'size'>): string {
  return size.type === 'uniw' ? product.name : `${product.name}, ${size.name}`
}

/** The shopper's choices for the whole basket. */
export interface BasketChoices {
  /** As typed; '' for none. */
  rebateCode: string
  giftSizeId: number | null
  /** The wrapping of the whole order. */
  wrapSizeId: number | null
}

export const noChoices: BasketChoices = { rebateCode: '', giftSizeId: null, wrapSizeId: null }

/** The choices of a merged basket: the code typed last, otherwise its own choices, then those of the other basket. */
export function mergeChoices(own: BasketChoices, brought: BasketChoices): BasketChoices {
  return {
    rebateCode: brought.rebateCode || own.rebateCode,
    giftSizeId: own.giftSizeId ?? brought.giftSizeId,
    wrapSizeId: own.wrapSizeId ?? brought.wrapSizeId,
  }
}
