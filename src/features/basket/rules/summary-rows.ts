import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { formatPrice } from '#features/pricing/rules/price-texts.ts'
import { type VatShare, vatText } from '#features/pricing/rules/vat.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import type { AppliedPromotion } from '#features/promotions/rules/promotion-result.ts'
import { addTaxed, type CurrencyFormat } from '#shared/money.ts'
import { type Message, type Text, type TextOverrides, type TextValues, translate } from '#shared/text.ts'
import { basketVatTexts, idleCodeTexts, promotionEffectTexts } from '../texts/notices.ts'
import { type BasketLine, type PricedLines, taxedGoods } from './basket.ts'
import { shownDiscount } from './price-lines.ts'

/** A promotion among the sums, in words. */
export interface PromotionSummaryRow {
  promotionId: number
  name: string
  /** '−12,00 zł', 'dostawa gratis'. */
  effect: string
}

/** What each promotion does to the sum. A gift is none of them: the goods tell of it. */
export function promotionSummaryRows(
  { promoted, lines }: Pick<PricedLines, 'promoted' | 'lines'>,
  priceType: PriceType,
  way: { format: CurrencyFormat; words: TextOverrides },
): PromotionSummaryRow[] {
  return promoted.applied.flatMap((promotion) => {
    const { promotionId, name } = promotion
    const [effect] = promotionEffects(
      promotion,
      formatPrice(shownDiscountOf(lines, priceType, promotionId), way),
      way.words,
    )
    return effect === undefined ? [] : { promotionId, name, effect }
  })
}

/** What one of the promotions of a line takes off: what is off after it less what was off before, so that all of them add up. */
function shownDiscountOf(lines: BasketLine[], priceType: PriceType, promotionId: number): number {
  return lines.reduce((sum, { discounts, offer }) => {
    const place = discounts.findIndex((discount) => discount.promotionId === promotionId)
    const upTo = (end: number) => shownDiscount([{ discounts: discounts.slice(0, end), offer }], priceType)
    return place < 0 ? sum : sum + upTo(place + 1) - upTo(place)
  }, 0)
}

/** All that a promotion does but a gift, the weightiest first. */
export function promotionEffects(
  { savedGross, freeDelivery, points }: AppliedPromotion,
  amount: string,
  words: TextOverrides,
): string[] {
  return [
    ...(savedGross > 0 ? [translate(promotionEffectTexts.saved, { amount }, words)] : []),
    ...(freeDelivery ? [translate(promotionEffectTexts.freeDelivery, {}, words)] : []),
    ...(points > 0 ? [translate(promotionEffectTexts.points, { count: points }, words)] : []),
  ]
}

type Coded = Pick<PricedLines, 'promoted' | 'extras'>

/**
 * The promotion that was asked for by a code and does nothing for this order: neither makes goods cheaper nor gives points or the gift that
 * was chosen, and pays no delivery, or none that would have cost something. Such a code is not used up.
 * @param paysDelivery whether the delivery costs nothing only by promotions
 */
export function idlePromotion({ promoted, extras }: Coded, paysDelivery: boolean): AppliedPromotion | undefined {
  const { applied } = promoted
  const gift = extras.find(({ kind }) => kind === 'gift')?.offer.product.id
  return applied.find((promotion) => {
    const { code, savedGross, points, freeDelivery, giftProductIds } = promotion
    const gives = savedGross > 0 || points > 0 || (gift !== undefined && giftProductIds.includes(gift))
    return code !== '' && !gives && !(freeDelivery && paysDelivery && !isPaidByOther(promotion, applied))
  })
}

function isPaidByOther(promotion: AppliedPromotion, applied: AppliedPromotion[]): boolean {
  return applied.some((other) => other !== promotion && other.freeDelivery)
}

/** What is said of a code that pays delivery alone, where that costs nothing anyway; `always`: whichever way is chosen. */
export function idleCode({ needsDelivery, ...goods }: Coded & Pick<PricedLines, 'needsDelivery'>): IdleCode | null {
  const promotion = idlePromotion(goods, false)
  if (!promotion?.freeDelivery) return null
  if (!needsDelivery) return { message: { text: idleCodeTexts.nothingSent }, always: true }
  return { message: { text: idleCodeTexts.freeAnyway }, always: isPaidByOther(promotion, goods.promoted.applied) }
}

interface IdleCode {
  message: Message
  always: boolean
}

/** The same before a way of delivery is chosen, of all that there are. */
export function idleCodeMessage(
  goods: Parameters<typeof idleCode>[0],
  ways: Pick<DeliveryOption, 'prepaid' | 'paidFor'>[],
): Message | null {
  const idle = idleCode(goods)
  const free = ways.filter(({ paidFor }) => !paidFor)
  if (!idle || idle.always || (ways.length > 0 && free.length === ways.length)) return idle?.message ?? null
  return free.some(({ prepaid }) => prepaid === 'prepaid') ? { text: idleCodeTexts.cheapestFree } : null
}

/** What stands below the sum of a basket with its estimated delivery: how much of it is VAT, and in a shop of net prices what is paid with it. */
export function basketVatText(
  goods: Pick<PricedLines, 'lines' | 'extras'> & { delivery: { taxed: VatShare[] } | null },
  priceType: PriceType,
  t: (text: Text, values?: TextValues) => string,
  money: (amount: number) => string,
): string {
  const parts = [...taxedGoods(goods), ...(goods.delivery?.taxed ?? [])]
  const vat = vatText(parts, t, money)
  return priceType === 'gross' ? vat : t(basketVatTexts.net, { amount: money(addTaxed(parts).gross), vat })
}
