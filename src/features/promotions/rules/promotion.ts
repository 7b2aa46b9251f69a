import type { CampaignOfGoods } from '#features/pricing/rules/plan-prices.ts'
import type { Benefit } from './benefits.ts'
import { type Condition, type ConditionInput, kindOf, namedProducts } from './condition-list.ts'

/** A rule by which the shop sells for less, or adds something to an order. */
export interface Promotion {
  id: number
  /** As shoppers read it: 'Trzeci kubek za pół ceny'. */
  name: string
  /** It applies only to shoppers who have typed one of its codes. */
  needsCode: boolean
  /** All must be met. */
  conditions: Condition[]
  benefits: Benefit[]
  /** The highest is applied first; of equal ones the oldest. */
  priority: number
  /** Whether it may be combined with others. */
  combines: boolean
}

/** A code as a merchant writes it. */
export interface RebateCodeInput {
  code: string
  /** It is listed on every client's page of rebates. */
  shown?: boolean
  /** The e-mail of the only client who may use it. */
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
  /** Identifies it when the file is loaded again: 'trzecia-herbata'. */
  key: string
  name: string
  /** 0 by default. */
  priority?: number
  /** True by default. */
  combines?: boolean
  conditions?: ConditionInput[]
  benefits: Benefit[]
  /** With a list of them, even an empty one, it applies only to shoppers who type one. */
  codes?: RebateCodeInput[]
}

type Priced = Pick<Promotion, 'needsCode' | 'conditions' | 'benefits' | 'priority' | 'combines'>

/** Whether it depends on goods and a period alone: then its percentages lower the prices on all pages. */
function isForEverybody({ needsCode, conditions }: Priced): boolean {
  return !needsCode && conditions.every((condition) => kindOf(condition).toCampaign)
}

/**
 * What a promotion takes off prices themselves, so that goods cost less on every page and not only in a basket; null when it takes nothing
 * off for everybody. Gift cards are left out, unless the promotion names their product.
 */
export function toPriceCampaign(promotion: Priced, giftCards: readonly number[]): CampaignOfGoods | null {
  const percents = promotion.benefits.flatMap((benefit) => (benefit.kind === 'percent' ? benefit.percent : []))
  if (percents.length === 0 || !isForEverybody(promotion)) return null
  const { priority, combines, conditions } = promotion
  const parts = conditions.flatMap((condition) => kindOf(condition).toCampaign?.(condition) ?? [])
  const named = conditions.flatMap(namedProducts)
  const [begins, ends] = [parts.flatMap(({ from }) => from ?? []), parts.flatMap(({ until }) => until ?? [])]
  return {
    ...{ priority, combines, percents },
    from: begins.length > 0 ? new Date(Math.max(...begins.map(Number))) : null,
    until: ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : null,
    goods: parts.flatMap(({ goods }) => goods ?? []),
    leavesOut: giftCards.filter((id) => !named.includes(id)),
  }
}

/** What is left of a promotion for a basket: what prices already include is not applied again. Null: nothing. */
export function withoutPriceBenefits(promotion: Promotion): Promotion | null {
  if (!isForEverybody(promotion)) return promotion
  const benefits = promotion.benefits.filter(({ kind }) => kind !== 'percent')
  return benefits.length > 0 ? { ...promotion, benefits } : null
}
