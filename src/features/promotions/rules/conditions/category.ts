import { refusalTexts } from '../../texts/refusal.ts'
import type { Circumstances } from '../circumstances.ts'
import type { PromotedLine, PromotionRefusal } from '../promoted.ts'
import { refuse } from '../refuse.ts'

/** For goods that stand in one of these categories, or below. */
export interface CategoryCondition {
  kind: 'category'
  ids: number[]
  names: string[]
}

export function ofCategory({ ids }: CategoryCondition, { productId }: PromotedLine, { goods }: Circumstances): boolean {
  return goods.get(productId)?.categoryIds.some((id) => ids.includes(id)) ?? false
}

export function noneOfCategory({ names }: CategoryCondition): PromotionRefusal {
  return refuse('conditions', refusalTexts.category, { names: names.join(', '), count: names.length })
}
