import { one } from '#shared/decimal.ts'
import type { Taxed } from '#shared/money.ts'
import type { Message } from '#shared/text.ts'
import { extraTexts } from '../texts/extras.ts'
import { type GiftRefusal, type GiftRule, giftQuantity, whyNoGift } from './gifts.ts'
import { lineWorth, type SizeOffer, unitPrice, whyNotSold } from './offer.ts'
import type { Line } from './room.ts'

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
  code: GiftRefusal['code'] | 'wrap_gone'
  message: Message
  /** Gross minor units of goods that are missing to it. */
  missing: number | null
}

/**
 * The extras as they stand today. A gift goes by itself when the goods are no longer worth enough, and comes back when they are (A5.11);
 * a wrapping that is not sold any more is left out; both are told.
 * @param value of the goods after promotions, gross minor units
 * @param promotedGifts products that a promotion gives
 */
export function seeExtras(
  { gift, giftRules, wraps }: ChosenExtras,
  lines: Line[],
  value: number,
  promotedGifts: number[],
): { extras: ExtraLine[]; notices: ExtraNotice[] } {
  const refused = gift && whyNoGift(gift, value, { rules: giftRules, promoted: promotedGifts }, lines)
  const sold = wraps.filter(({ offer }) => whyNotSold(offer) === null)
  return {
    extras: [...(gift && !refused ? [giftLine(gift)] : []), ...sold.map(wrapLine)],
    notices: [...(refused ? [refused] : []), ...wraps.filter((wrap) => !sold.includes(wrap)).map(wrapGone)],
  }
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
  return { kind: 'wrap', lineId, offer, quantity: one, unitGross: unitPrice(offer, one), worth: lineWorth(offer, one) }
}

function wrapGone({ offer }: ChosenExtras['wraps'][number]): ExtraNotice {
  const message = { text: extraTexts.wrapGone, values: { product: offer.product.name } }
  return { code: 'wrap_gone', message, missing: null }
}
