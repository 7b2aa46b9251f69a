import { decimal, formatDecimal } from '#shared/decimal.ts'
import type { Text, TextValues } from '#shared/text.ts'
import { promotionTexts } from '../texts/promotions.ts'
import type { Benefit } from './benefits.ts'
import { kindOf } from './condition-list.ts'
import { type PromotionTextContext, translateText, writeMoney } from './define-condition.ts'
import type { Promotion } from './promotion.ts'

/** A promotion as people read it. */
export interface PromotionWords {
  /** 'najtańsza z każdych 3 sztuk o 50% taniej' */
  gives: string
  /** 'na towary z kategorii Herbata', 'przy zakupach od 100,00 zł'; empty when it always applies. */
  when: string[]
}

/** What a promotion gives and when, in the shop's words. */
export function promotionWords(promotion: Promotion, writing: PromotionTextContext): PromotionWords {
  const { benefits, conditions, combines } = promotion
  return {
    gives: benefits.map((benefit) => benefitWords(benefit, writing)).join(', '),
    when: [
      ...conditions.flatMap((condition) => kindOf(condition).describe(condition, writing)),
      ...(combines ? [] : [translateText(promotionTexts.alone, {}, writing)]),
    ],
  }
}

function benefitWords(benefit: Benefit, writing: PromotionTextContext): string {
  const words = (text: Text, values: TextValues = {}) => translateText(text, values, writing)
  switch (benefit.kind) {
    case 'percent':
      return words(promotionTexts.percent, { percent: formatDecimal(decimal(benefit.percent)) })
    case 'amount':
      return words(promotionTexts.amount, { amount: writeMoney(benefit.amount, writing.currency) })
    case 'nth_cheaper':
      return benefit.percent === '100'
        ? words(promotionTexts.nthFree, { nth: benefit.nth })
        : words(promotionTexts.nthCheaper, { nth: benefit.nth, percent: formatDecimal(decimal(benefit.percent)) })
    case 'free_delivery':
      return words(promotionTexts.freeDelivery)
    case 'gift':
      return words(promotionTexts.gift)
    case 'points':
      return words(promotionTexts.points, { count: benefit.points })
  }
}
