import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import type { AppliedPromotion } from '#features/promotions/rules/promoted.ts'
import type { Message } from '#shared/text.ts'
import { idleCodeTexts } from '../texts/idle-code.ts'
import type { Goods } from './basket.ts'

type Coded = Pick<Goods, 'promoted' | 'extras'>

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
    return code !== '' && !gives && !(freeDelivery && paysDelivery && !isPaidBeside(promotion, applied))
  })
}

function isPaidBeside(promotion: AppliedPromotion, applied: AppliedPromotion[]): boolean {
  return applied.some((other) => other !== promotion && other.freeDelivery)
}

/** What is said of a code that pays delivery alone, where that costs nothing anyway; `always`: whichever way is chosen. */
export function idleCode({ needsDelivery, ...goods }: Coded & Pick<Goods, 'needsDelivery'>): IdleCode | null {
  const promotion = idlePromotion(goods, false)
  if (!promotion?.freeDelivery) return null
  if (!needsDelivery) return { message: { text: idleCodeTexts.nothingSent }, always: true }
  return { message: { text: idleCodeTexts.freeAnyway }, always: isPaidBeside(promotion, goods.promoted.applied) }
}

interface IdleCode {
  message: Message
  always: boolean
}

/** The same before a way of delivery is chosen, of all that there are. */
export function idleCodeBefore(
  goods: Parameters<typeof idleCode>[0],
  ways: Pick<DeliveryOption, 'prepaid' | 'paidFor'>[],
): Message | null {
  const idle = idleCode(goods)
  const free = ways.filter(({ paidFor }) => !paidFor)
  if (!idle || idle.always || (ways.length > 0 && free.length === ways.length)) return idle?.message ?? null
  return free.some(({ prepaid }) => prepaid === 'prepaid') ? { text: idleCodeTexts.cheapestFree } : null
}
