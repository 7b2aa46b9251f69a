import type { Decimal } from '#shared/decimal.ts'
import type { Currency } from '#shared/money.ts'
import { type Message, type Text, type TextOverrides, type TextValues, translate } from '#shared/text.ts'

/** A line of a basket that promotions may apply to. Lines that are paid with points are not among them. */
export interface PromotedLine {
  lineId: number
  productId: number
  quantity: Decimal
  /** Minor units for one unit. */
  unitGross: number
  /** What the line costs without promotions, minor units. */
  gross: number
  /** False: its price is that of a campaign that does not combine with promotions. */
  combines?: boolean
}

/** A discount of one promotion on one line: gross minor units, never more than is left of the line. */
export interface Discount {
  lineId: number
  promotionId: number
  name: string
  gross: number
}

/** A promotion that applies. */
export interface AppliedPromotion {
  promotionId: number
  name: string
  /** The code that was typed for it; '' when it needs none. */
  code: string
  /** The sum of its discounts, gross minor units. */
  savedGross: number
  freeDelivery: boolean
  /** Points of the loyalty programme besides those of the goods. */
  points: number
  /** Products of which one may be chosen as a gift. */
  giftProductIds: number[]
}

/** Why a promotion does not apply, in words. */
export interface PromotionRefusal {
  code: 'expired' | 'not_yet' | 'minimum' | 'conditions' | 'signed_in_only'
  message: Message
  /** What else is missing. */
  also?: Message[]
}

/** Why a code that was typed has no effect, in words. */
export interface CodeRefusal {
  code: 'unknown' | 'used' | 'not_combined' | PromotionRefusal['code']
  message: Message
  also?: Message[]
}

/** A promotion that has not been ended, but does not apply to this basket now. */
export interface RefusedPromotion {
  promotionId: number
  name: string
  refusal: PromotionRefusal
}

/** What promotions do to a basket. */
export interface PromotionResult {
  discounts: Discount[]
  applied: AppliedPromotion[]
  /** Products of which one may be chosen as a gift. */
  giftProductIds: number[]
  /** Those that need no code and do not apply, with their reasons; of some only a little is missing. */
  refused: RefusedPromotion[]
  /** The typed code and why it is refused; null when none was typed. */
  code: { text: string; refusal: CodeRefusal | null } | null
}

/** What conditions may ask about a product. */
export interface ProductFacts {
  /** Its categories with all above them. */
  categoryIds: number[]
  producerId: number | null
}

/** What conditions may ask about a client who has signed in. */
export interface ClientFacts {
  /** In the merchant's own words: 'hurt', 'stali'; '' for none. */
  group: string
  company: boolean
  /** Whether they have ordered before; cancelled orders do not count. */
  hasOrdered: boolean
}

/** What conditions are checked against besides the lines. Of goods and client only the facts that the conditions need are there. */
export interface PromotionContext {
  now: Date
  currency: Currency
  /** By product. */
  goods: Map<number, Partial<ProductFacts>>
  /** Products that are gift cards. */
  giftCards: ReadonlySet<number>
  /** Null for guests. */
  client: Partial<ClientFacts> | null
}

/** A line with what earlier promotions have left of its price, minor units. */
export interface RemainingLine extends PromotedLine {
  left: number
}

/** A reason, in words. */
export function refuse<Code extends PromotionRefusal['code']>(
  code: Code,
  text: Text,
  values?: TextValues,
): PromotionRefusal & { code: Code } {
  return { code, message: values ? { text, values } : { text } }
}

/** Whether it is too late, or too early, whatever the shopper does. */
function isFinal({ code }: CodeRefusal): boolean {
  return code === 'expired' || code === 'not_yet'
}

/** All reasons as one, each once, with the code of the first. If one is final, the others are left out. */
export function combineRefusals<Refusal extends CodeRefusal>(reasons: [Refusal, ...Refusal[]]): Refusal {
  const final = reasons.find(isFinal)
  if (final) return final
  const [first, ...others] = reasons
  const byText = new Map(
    others.flatMap(({ message, also = [] }) => [message, ...also]).map((also) => [also.text.key, also]),
  )
  byText.delete(first.message.text.key)
  return byText.size === 0 ? first : { ...first, also: [...byText.values()] }
}

interface Reasons {
  message: Message
  also?: Message[] | undefined
}

/** A reason and everything else that is missing, in one line. */
export function refusalWords(
  { message, also = [] }: Reasons,
  inWords: (text: Text, values?: TextValues) => string,
): string {
  return [message, ...also].map(({ text, values }) => inWords(text, values)).join(' ')
}

/** The same on the server, in the shop's own words. */
export function refusalText(reasons: Reasons, textOverrides: TextOverrides): string {
  return refusalWords(reasons, (text, values) => translate(text, values, textOverrides))
}
