import { refusalTexts } from '../../texts.ts'
import type { PromotedLine, PromotionContext, PromotionRefusal } from '../promotion-result.ts'
import { refuse } from '../promotion-result.ts'

/** For goods that stand in one of these categories, or below. */
export interface CategoryCondition {
  kind: 'category'
  ids: number[]
  names: string[]
}

export function ofCategory(
  { ids }: CategoryCondition,
  { productId }: PromotedLine,
  { goods }: PromotionContext,
): boolean {
  return goods.get(productId)?.categoryIds.some((id) => ids.includes(id)) ?? false
}

export function noneOfCategory({ names }: CategoryCondition): PromotionRefusal {
  return refuse('conditions', refusalTexts.category, { names: names.join(', '), count: names.length })
}
