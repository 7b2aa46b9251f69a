import type { CountryVat } from '#features/catalogue/rules/country-vat.ts'
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

/** A promotion in the summary, as text. */
export interface PromotionSummaryRow {
  promotionId: number
  name: string
  /** '−12,00 zł', 'dostawa gratis'. */
  effect: string
}

/** The effect of each promotion on the total. Gifts are excluded: they are listed with the goods. */
export function promotionSummaryRows(
  { promoted, lines }: Pick<PricedLines, 'promoted' | 'lines'>,
  priceType: PriceType,
  options: { format: CurrencyFormat; textOverrides: TextOverrides },
): PromotionSummaryRow[] {
  return promoted.applied.flatMap((promotion) => {
    const { promotionId, name } = promotion
    const [effect] = promotionEffects(
      promotion,
      formatPrice(shownDiscountOf(lines, priceType, promotionId), options),
      options.textOverrides,
    )
    return effect === undefined ? [] : { promotionId, name, effect }
  })
}

/** A promotion's share of a line's discount: the discount up to it minus the discount before it, so that the shares add up. */
function shownDiscountOf(lines: BasketLine[], priceType: PriceType, promotionId: number): number {
  return lines.reduce((sum, { discounts, offer }) => {
    const index = discounts.findIndex((discount) => discount.promotionId === promotionId)
    const upTo = (end: number) => shownDiscount([{ discounts: discounts.slice(0, end), offer }], priceType)
    return index < 0 ? sum : sum + upTo(index + 1) - upTo(index)
  }, 0)
}

/** All effects of a promotion except a gift, most important first. */
export function promotionEffects(
  { savedGross, freeDelivery, points }: AppliedPromotion,
  amount: string,
  overrides: TextOverrides,
): string[] {
  return [
    ...(savedGross > 0 ? [translate(promotionEffectTexts.saved, { amount }, overrides)] : []),
    ...(freeDelivery ? [translate(promotionEffectTexts.freeDelivery, {}, overrides)] : []),
    ...(points > 0 ? [translate(promotionEffectTexts.points, { count: points }, overrides)] : []),
  ]
}

type Coded = Pick<PricedLines, 'promoted' | 'extras'>

/**
 * The promotion of a code that has no effect on this order: no discount, points or chosen gift, and no delivery that would otherwise have
 * cost something. Such a code is not used up.
 * @param paysDelivery whether the delivery is free only because of promotions
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

/** The message for a code that only pays delivery, where delivery is free anyway; `always`: for every delivery method. */
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

/** The same for all delivery methods, before one is chosen. */
export function idleCodeMessage(
  goods: Parameters<typeof idleCode>[0],
  deliveryOptions: Pick<DeliveryOption, 'prepaid' | 'paidFor'>[],
): Message | null {
  const idle = idleCode(goods)
  const free = deliveryOptions.filter(({ paidFor }) => !paidFor)
  if (!idle || idle.always || (deliveryOptions.length > 0 && free.length === deliveryOptions.length))
    return idle?.message ?? null
  return free.some(({ prepaid }) => prepaid === 'prepaid') ? { text: idleCodeTexts.cheapestFree } : null
}

/** The VAT in a basket with its estimated delivery, and in a net shop the gross total. */
export function basketVatText(
  goods: Pick<PricedLines, 'lines' | 'extras'> & {
    delivery: { taxed: VatShare[] } | null
    countryVat: CountryVat | null
  },
  priceType: PriceType,
  t: (text: Text, values?: TextValues) => string,
  money: (amount: number) => string,
): string {
  const parts = [...taxedGoods(goods, goods.countryVat, priceType), ...(goods.delivery?.taxed ?? [])]
  const vat = vatText(parts, t, money)
  return priceType === 'gross' ? vat : t(basketVatTexts.net, { amount: money(addTaxed(parts).gross), vat })
}
