import type { Decimal } from '#shared/decimal.ts'
import type { Message } from '#shared/text.ts'

/** A line of a basket as promotions see it. Lines that are paid with points are none of theirs. */
export interface PromotedLine {
  lineId: number
  productId: number
  quantity: Decimal
  /** Minor units for one unit. */
  unitGross: number
  /** What the line costs without promotions, minor units. */
  gross: number
  /** False: its price is that of a campaign that goes with no other promotion, so it is none of theirs. */
  combines?: boolean
}

/** What one promotion takes off one line: gross minor units, never more than is left of it. */
export interface Discount {
  lineId: number
  promotionId: number
  name: string
  gross: number
}

/** A promotion that is given. */
export interface AppliedPromotion {
  promotionId: number
  name: string
  /** By which it was asked for; '' for one that needs none. */
  code: string
  /** All that it takes off the lines, gross minor units. */
  savedGross: number
  freeDelivery: boolean
  /** Points of the loyalty programme beside those of the goods. */
  points: number
  /** Products of which one may be chosen as a gift. */
  giftProductIds: number[]
}

/** Why a promotion is not given, in words. */
export interface PromotionRefusal {
  code: 'expired' | 'not_yet' | 'minimum' | 'conditions' | 'signed_in_only'
  message: Message
  /** What else is missing. */
  also?: Message[]
}

/** Why a code that was typed gives nothing, in words. */
export interface CodeRefusal {
  code: 'unknown' | 'used' | 'not_combined' | PromotionRefusal['code']
  message: Message
  also?: Message[]
}

/** A promotion that is in force for everybody, and not for this basket. */
export interface RefusedPromotion {
  promotionId: number
  name: string
  refusal: PromotionRefusal
}

/** What becomes of a basket by promotions. */
export interface Promoted {
  discounts: Discount[]
  applied: AppliedPromotion[]
  /** Products of which one may be chosen as a gift. */
  giftProductIds: number[]
  /** Those that need no code and are not given, with their reasons; of some only a little is missing. */
  refused: RefusedPromotion[]
  /** What became of the code; null when none was typed. */
  code: { text: string; refusal: CodeRefusal | null } | null
}
