import type { OrderStatus } from '#features/orders/rules/order-status.ts'
import type { OpinionState, OpinionSubject } from './opinion.ts'

/** Whether the buyer has got the goods, or is about to: what was sent can be rated, what came back cannot. */
export function canRateOrder(status: OrderStatus): boolean {
  return status === 'sent' || status === 'delivered'
}

/** Whether its author may still change an opinion: not once others have read it. */
export function canChangeOpinion(state: OpinionState): boolean {
  return state !== 'published'
}

/** 'sklep' or the id of a product, as addresses name what is rated; null for anything else. */
export function readOpinionSubject(raw: string | undefined): OpinionSubject | null {
  if (raw === 'sklep') return 'shop'
  return /^[1-9]\d{0,8}$/.test(raw ?? '') ? { productId: Number(raw) } : null
}
