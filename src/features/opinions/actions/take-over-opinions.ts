import { type PublicShop, transaction } from '#shop'
import type { OpinionSubject } from '../rules/opinion.ts'
import { insertOpinions } from '../writes/opinions.ts'
import { refreshOpinions } from './refresh-opinions.ts'

/** A published opinion of another system. */
export interface ForeignOpinion {
  subject: OpinionSubject
  rating: number
  content: string
  author: string
  /** That system knows the purchase. */
  isConfirmed: boolean
  writtenAt: Date
  answer: { text: string; at: Date } | null
  helpful: number
  unhelpful: number
}

/** Takes published opinions over from another system, with what it knows of the purchase. */
export function takeOverOpinions(shop: PublicShop, opinions: ForeignOpinion[]): Promise<void> {
  return transaction(shop, async (shop) => {
    await insertOpinions(
      shop,
      opinions.map(({ isConfirmed, ...opinion }) => ({
        ...opinion,
        ...{ email: '', language: 'pl', order: null, customerId: null, state: 'published' },
        proof: isConfirmed ? 'import' : null,
      })),
    )
    const products = new Set(opinions.flatMap(({ subject }) => (subject === 'shop' ? [] : subject.productId)))
    for (const productId of [...products].sort((a, b) => a - b)) await refreshOpinions(shop, { productId })
    if (opinions.some(({ subject }) => subject === 'shop')) await refreshOpinions(shop, 'shop')
  })
}
