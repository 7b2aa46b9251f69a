import { isPhysical } from '#features/catalogue/rules/product.ts'
import { defaultLineOptions } from '#features/offers/rules/line-options.ts'
import {
  findSaleRefusal,
  findSaleRefusals,
  offerTotal,
  type SizeOffer,
  unitPrice,
} from '#features/offers/rules/offer.ts'
import type { QuantityBounds } from '#features/offers/rules/quantity.ts'
import { type Line, remainingLimits } from '#features/offers/rules/remaining-limits.ts'
import { type Decimal, one } from '#shared/decimal.ts'
import type { Taxed } from '#shared/money.ts'
import type { Message } from '#shared/text.ts'
import { extraTexts } from '../texts/extras.ts'

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
  return lines.some(({ id, offer }) => (lineId === null || id === lineId) && isPhysical(offer.product.kind))
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

/** A product given away from a value of goods on: gross minor units. */
export interface GiftRule {
  productId: number
  fromGross: number
}

/** Quantity of the gift; there is one gift at a time (A4.27). */
export const giftQuantity: Decimal = one

/** Refusals that apply to gifts; no price, or not sold alone, do not. */
const blockingCodes = ['withdrawn', 'unavailable', 'no_stock']

/** The minimum value of goods for a gift: 0 when a promotion gives it now, null when it is not a gift. */
export function giftThreshold(productId: number, rules: GiftRule[], promoted: number[]): number | null {
  if (promoted.includes(productId)) return 0
  return rules.find((rule) => rule.productId === productId)?.fromGross ?? null
}

/** The products available as a gift at this value of goods. */
export function availableGifts(value: number, rules: GiftRule[], promoted: number[]): number[] {
  const byValue = rules.filter(({ fromGross }) => fromGross <= value).map(({ productId }) => productId)
  return [...new Set([...promoted, ...byValue])]
}

/**
 * The gifts from a higher value of goods on that no promotion gives now, the nearest first, with what is missing to each: gross minor units.
 */
export function giftsAhead(
  value: number,
  { rules, promoted }: { rules: GiftRule[]; promoted: number[] },
): { productId: number; missing: number }[] {
  return rules
    .filter(({ productId, fromGross }) => fromGross > value && !promoted.includes(productId))
    .map(({ productId, fromGross }) => ({ productId, missing: fromGross - value }))
    .toSorted((one, other) => one.missing - other.missing)
}

/** The refusal of a gift with these lines (A5.11), with its message; null when it is available. */
export function findGiftRefusal(
  offer: SizeOffer,
  value: number,
  gifts: { rules: GiftRule[]; promoted: number[] },
  lines: Line[],
): GiftRefusal | null {
  const product = offer.product.name
  const from = giftThreshold(offer.product.id, gifts.rules, gifts.promoted)
  if (from === null)
    return { code: 'no_gift', message: { text: extraTexts.noGift, values: { product } }, missing: null }
  if (from > value)
    return { code: 'gift_value', message: { text: extraTexts.giftValue, values: { product } }, missing: from - value }
  const gift = { productId: offer.product.id, sizeId: offer.size.id, additional: '', options: defaultLineOptions }
  const { maximum } = remainingLimits(withoutOrderLimits(offer.bounds), gift, lines)
  const short = maximum !== null && maximum < giftQuantity
  if (short || findSaleRefusals(offer).some(({ code }) => blockingCodes.includes(code)))
    return { code: 'gift_gone', message: { text: extraTexts.giftGone, values: { product } }, missing: null }
  return null
}

interface GiftRefusal {
  code: 'no_gift' | 'gift_value' | 'gift_gone'
  message: Message
  /** Gross minor units of goods. */
  missing: number | null
}

/** The bounds without those per order, which apply to purchases only. */
function withoutOrderLimits(bounds: QuantityBounds): QuantityBounds {
  const none = { maximumPerOrder: null, maximumPerSize: null, minimumPerOrder: null, minimumPerSize: null }
  return { ...bounds, ...none }
}
