import type { CampaignOfGoods } from '#features/pricing/rules/plan-prices.ts'
import type { AmountBenefit } from './benefits/amount.ts'
import type { FreeDeliveryBenefit } from './benefits/free-delivery.ts'
import type { GiftBenefit } from './benefits/gift.ts'
import type { NthCheaperBenefit } from './benefits/nth-cheaper.ts'
import type { PercentBenefit } from './benefits/percent.ts'
import type { PointsBenefit } from './benefits/points.ts'
import type { CategoryCondition } from './conditions/category.ts'
import type { CompanyCondition } from './conditions/company.ts'
import type { FirstOrderCondition } from './conditions/first-order.ts'
import type { GroupCondition } from './conditions/group.ts'
import type { PeriodCondition } from './conditions/period.ts'
import type { ProducerCondition } from './conditions/producer.ts'
import type { ProductsCondition } from './conditions/products.ts'
import type { QuantityCondition } from './conditions/quantity.ts'
import type { SignedInCondition } from './conditions/signed-in.ts'
import type { ValueCondition } from './conditions/value.ts'

/** A rule by which the shop sells for less, or gives something beside. */
export interface Promotion {
  id: number
  /** As shoppers read it: 'Trzeci kubek za pół ceny'. */
  name: string
  /** It is given only to who has typed one of its codes. */
  needsCode: boolean
  /** All must hold. */
  conditions: Condition[]
  benefits: Benefit[]
  /** The higher is given first; of equal ones the older. */
  priority: number
  /** Whether others may be given beside it. */
  combines: boolean
}

/** Which goods a promotion is for. With several of them it is for goods that meet all. */
type GoodsCondition = CategoryCondition | ProducerCondition | ProductsCondition

/** How much there must be of the goods that the promotion is for. */
export type ThresholdCondition = ValueCondition | QuantityCondition

/** When it is given, and to whom. */
export type VisitorCondition =
  | PeriodCondition
  | SignedInCondition
  | GroupCondition
  | CompanyCondition
  | FirstOrderCondition

/**
 * What must hold for a promotion. Amounts are gross minor units of the base currency, quantities decimal texts ('2', '0.5'), times ISO 8601.
 * One file per kind.
 */
export type Condition = GoodsCondition | ThresholdCondition | VisitorCondition

/** What makes goods cheaper. */
export type LineBenefit = PercentBenefit | AmountBenefit | NthCheaperBenefit

/** What a promotion gives. Amounts are gross minor units of the base currency. One file per kind. */
export type Benefit = LineBenefit | FreeDeliveryBenefit | GiftBenefit | PointsBenefit

/** Goods as a merchant names them: categories and producers by the names in their addresses, products by their ids. */
export type NamedGoods =
  | { kind: 'category'; categories: string[] }
  | { kind: 'producer'; producers: string[] }
  | { kind: 'products'; products: number[] }

export type ConditionInput = Exclude<Condition, GoodsCondition> | NamedGoods

/** A code as a merchant writes it. */
export interface RebateCodeInput {
  code: string
  /** Clients are told of it on their page of rebates. */
  shown?: boolean
  /** The e-mail of the client whose it is. */
  client?: string
  /** ISO 8601. */
  from?: string
  to?: string
  /** In how many orders it may be used, and in how many of one client. */
  uses?: number
  usesPerClient?: number
}

/** A promotion as a merchant writes it. */
export interface PromotionInput {
  /** By which it is known again: 'trzecia-herbata'. */
  key: string
  name: string
  /** 0 when it is not said. */
  priority?: number
  /** It does when it is not said. */
  combines?: boolean
  conditions?: ConditionInput[]
  benefits: Benefit[]
  /** With a list of them, even an empty one, it is given only to who types one. */
  codes?: RebateCodeInput[]
}

type Priced = Pick<Promotion, 'needsCode' | 'conditions' | 'benefits' | 'priority' | 'combines'>

/** Whether it asks for nothing but goods and time: what it takes off by the hundred is taken off for everybody. */
function isForEverybody({ needsCode, conditions }: Priced): boolean {
  return !needsCode && conditions.every((condition) => condition.kind === 'period' || isOfGoods(condition))
}

function isOfGoods(condition: Condition): condition is Extract<Condition, { ids: number[] }> {
  return condition.kind === 'category' || condition.kind === 'producer' || condition.kind === 'products'
}

/**
 * What a promotion takes off prices themselves, so that goods cost less on every page and not only in a basket; null when it takes nothing
 * off for everybody. A gift card is money: it is left out, unless the promotion names its product.
 */
export function toPriceCampaign(promotion: Priced, giftCards: readonly number[]): CampaignOfGoods | null {
  const percents = promotion.benefits.flatMap((benefit) => (benefit.kind === 'percent' ? benefit.percent : []))
  if (percents.length === 0 || !isForEverybody(promotion)) return null
  const { priority, combines, conditions } = promotion
  const periods = conditions.filter((condition) => condition.kind === 'period')
  const goods = conditions.filter(isOfGoods)
  const named = goods.flatMap(({ kind, ids }) => (kind === 'products' ? ids : []))
  const moments = (key: 'from' | 'to') =>
    periods.flatMap(({ [key]: moment }) => (moment === undefined ? [] : new Date(moment).getTime()))
  const [begins, ends] = [moments('from'), moments('to')]
  return {
    ...{ priority, combines, percents },
    from: begins.length > 0 ? new Date(Math.max(...begins)) : null,
    until: ends.length > 0 ? new Date(Math.min(...ends)) : null,
    goods: goods.map(({ kind, ids }) => ({ kind, ids })),
    leavesOut: giftCards.filter((id) => !named.includes(id)),
  }
}

/** What is left of a promotion for a basket: what is in the prices already is not given again. Null: nothing. */
export function withoutPriceBenefits(promotion: Promotion): Promotion | null {
  if (!isForEverybody(promotion)) return promotion
  const benefits = promotion.benefits.filter(({ kind }) => kind !== 'percent')
  return benefits.length > 0 ? { ...promotion, benefits } : null
}
