import { refusalTexts } from '../../texts/refusal.ts'
import type { Circumstances } from '../circumstances.ts'
import type { PromotedLine, PromotionRefusal } from '../promoted.ts'
import { refuse } from '../refuse.ts'

/** For goods of one of these producers. */
export interface ProducerCondition {
  kind: 'producer'
  ids: number[]
  names: string[]
}

export function ofProducer({ ids }: ProducerCondition, { productId }: PromotedLine, { goods }: Circumstances): boolean {
  const { producerId = null } = goods.get(productId) ?? {}
  return producerId !== null && ids.includes(producerId)
}

export function noneOfProducer({ names }: ProducerCondition): PromotionRefusal {
  return refuse('conditions', refusalTexts.producer, { names: names.join(', '), count: names.length })
}
