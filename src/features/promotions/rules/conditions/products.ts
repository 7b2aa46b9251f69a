import { refusalTexts } from '../../texts/refusal.ts'
import type { PromotedLine, PromotionRefusal } from '../promoted.ts'
import { refuse } from '../refuse.ts'

/** For these products, in any size. */
export interface ProductsCondition {
  kind: 'products'
  ids: number[]
  names: string[]
}

export function ofProducts({ ids }: ProductsCondition, { productId }: PromotedLine): boolean {
  return ids.includes(productId)
}

export function noneOfProducts({ names }: ProductsCondition): PromotionRefusal {
  return refuse('conditions', refusalTexts.products, { names: names.join(', '), count: names.length })
}
