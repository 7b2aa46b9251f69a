import { refusalTexts } from '../../texts.ts'
import type { PromotedLine, PromotionContext, PromotionRefusal } from '../promotion-result.ts'
import { refuse } from '../promotion-result.ts'

/** For goods of one of these producers. */
export interface ProducerCondition {
  kind: 'producer'
  ids: number[]
  names: string[]
}

export function ofProducer(
  { ids }: ProducerCondition,
  { productId }: PromotedLine,
  { goods }: PromotionContext,
): boolean {
  const { producerId = null } = goods.get(productId) ?? {}
  return producerId !== null && ids.includes(producerId)
}

export function noneOfProducer({ names }: ProducerCondition): PromotionRefusal {
  return refuse('conditions', refusalTexts.producer, { names: names.join(', '), count: names.length })
}
