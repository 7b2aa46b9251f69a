import { decimal, formatDecimal } from '#shared/decimal.ts'
import { momentInWords, untilInWords } from '#shared/moment-in-words.ts'
import { type Currency, convert, formatMoney, isBase } from '#shared/money.ts'
import { type Text, type TextOverrides, type TextValues, translate } from '#shared/text.ts'
import { promotionTexts } from '../texts.ts'
import type { Benefit, Condition, Promotion } from './promotion.ts'

/** How the shop writes. */
export interface PromotionTextContext {
  now: Date
  currency: Currency
  words: TextOverrides
}

/** A promotion as people read it. */
export interface PromotionWords {
  /** 'co 3. sztuka, najtańsza, 50% taniej' */
  gives: string
  /** 'na towary z kategorii Herbata', 'od 100,00 zł'; empty when it is always given. */
  when: string[]
}

export function promotionWords(promotion: Promotion, writing: PromotionTextContext): PromotionWords {
  const words = (text: Text, values: TextValues = {}) => translate(text, values, writing.words)
  const { benefits, conditions, combines } = promotion
  return {
    gives: benefits.map((benefit) => benefitWords(benefit, words, writing)).join(', '),
    when: [
      ...conditions.flatMap((condition) => conditionWords(condition, words, writing)),
      ...(combines ? [] : [words(promotionTexts.alone)]),
    ],
  }
}

type Words = (text: Text, values?: TextValues) => string

function benefitWords(benefit: Benefit, words: Words, writing: PromotionTextContext): string {
  switch (benefit.kind) {
    case 'percent':
      return words(promotionTexts.percent, { percent: formatDecimal(decimal(benefit.percent)) })
    case 'amount':
      return words(promotionTexts.amount, { amount: money(benefit.amount, writing) })
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

function conditionWords(condition: Condition, words: Words, writing: PromotionTextContext): string[] {
  switch (condition.kind) {
    case 'value': {
      const { value, valueOfBasket } = promotionTexts
      return [words(condition.of === 'basket' ? valueOfBasket : value, { amount: money(condition.from, writing) })]
    }
    case 'quantity':
      return [words(promotionTexts.quantity, { quantity: formatDecimal(decimal(condition.from)) })]
    case 'category':
    case 'producer':
    case 'products':
    case 'group':
      return [words(promotionTexts[condition.kind], { names: condition.names.join(', ') })]
    case 'signed_in':
      return [words(promotionTexts.signedIn)]
    case 'company':
      return [words(promotionTexts.company)]
    case 'first_order':
      return [words(promotionTexts.firstOrder)]
    case 'period':
      return periodWords(condition, words, writing.now)
  }
}

/** 'od 1 grudnia', 'do 24 grudnia': what has begun needs no beginning. */
export function periodWords(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  words: Words,
  now: Date,
): string[] {
  const start = from === undefined ? null : new Date(from)
  return [
    ...(start && start > now ? [words(promotionTexts.fromMoment, { moment: momentInWords(start, now) })] : []),
    ...(to === undefined ? [] : [words(promotionTexts.untilMoment, { moment: untilInWords(new Date(to), now) })]),
  ]
}

function money(amount: number, { currency }: PromotionTextContext): string {
  return formatMoney(isBase(currency) ? amount : convert(amount, currency), currency.format)
}
