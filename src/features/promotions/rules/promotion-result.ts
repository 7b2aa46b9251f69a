import type { Decimal } from '#shared/decimal.ts'
import type { Currency } from '#shared/money.ts'
import { type Message, type Text, type TextOverrides, type TextValues, translate } from '#shared/text.ts'

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
export interface PromotionResult {
  discounts: Discount[]
  applied: AppliedPromotion[]
  /** Products of which one may be chosen as a gift. */
  giftProductIds: number[]
  /** Those that need no code and are not given, with their reasons; of some only a little is missing. */
  refused: RefusedPromotion[]
  /** What became of the code; null when none was typed. */
  code: { text: string; refusal: CodeRefusal | null } | null
}

/** Where a product stands, as far as promotions ask. */
export interface GoodsFacts {
  /** Its categories with all above them. */
  categoryIds: number[]
  producerId: number | null
}

/** A client who has signed in. */
export interface PromotionClient {
  /** The merchant's own word for clients of a kind: 'hurt', 'stali'; '' for none. */
  group: string
  company: boolean
  /** Whether he has ordered before; a cancelled order is none. */
  hasOrdered: boolean
}

/** What conditions are held against beside the lines. */
export interface PromotionContext {
  now: Date
  currency: Currency
  /** By product. */
  goods: Map<number, GoodsFacts>
  /** Products that are money. */
  giftCards: ReadonlySet<number>
  /** Null: nobody has signed in. */
  client: PromotionClient | null
}

/** A line with what earlier promotions have left of its price, minor units. */
export interface RemainingLine extends PromotedLine {
  left: number
}

/** A reason, in words. */
export function refuse(code: PromotionRefusal['code'], text: Text, values?: TextValues): PromotionRefusal {
  return { code, message: values ? { text, values } : { text } }
}

/** Whether nothing that a shopper does can help any more, or yet. */
function isFinal({ code }: CodeRefusal): boolean {
  return code === 'expired' || code === 'not_yet'
}

/** All reasons as one, each once: the first gives its code. Where one is final, the others are of no use and not told. */
export function combineRefusals<Refusal extends CodeRefusal>(reasons: [Refusal, ...Refusal[]]): Refusal {
  const final = reasons.find(isFinal)
  if (final) return final
  const [first, ...others] = reasons
  const told = new Map(
    others.flatMap(({ message, also = [] }) => [message, ...also]).map((also) => [also.text.key, also]),
  )
  told.delete(first.message.text.key)
  return told.size === 0 ? first : { ...first, also: [...told.values()] }
}

interface Reasons {
  message: Message
  also?: Message[] | undefined
}

/** A reason with all that is missing beside it, in one line. */
export function refusalWords(
  { message, also = [] }: Reasons,
  inWords: (text: Text, values?: TextValues) => string,
): string {
  return [message, ...also].map(({ text, values }) => inWords(text, values)).join(' ')
}

/** The same on the server, in the shop's own words. */
export function refusalText(reasons: Reasons, words: TextOverrides): string {
  return refusalWords(reasons, (text, values) => translate(text, values, words))
}
