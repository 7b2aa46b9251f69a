import type { CampaignOfGoods } from '#features/pricing/rules/campaign-prices.ts'
import type { Condition } from './conditions.ts'
import type { Promotion } from './promotion.ts'

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
export function priceCampaign(promotion: Priced, giftCards: readonly number[]): CampaignOfGoods | null {
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
export function besidePrices(promotion: Promotion): Promotion | null {
  if (!isForEverybody(promotion)) return promotion
  const benefits = promotion.benefits.filter(({ kind }) => kind !== 'percent')
  return benefits.length > 0 ? { ...promotion, benefits } : null
}
