import { refusalTexts } from '../../texts.ts'
import type { PromotedLine, PromotionRefusal } from '../promotion-result.ts'
import { refuse } from '../promotion-result.ts'

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
