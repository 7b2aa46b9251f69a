import type { Order } from '#features/orders/rules/order.ts'
import { type PublicShop, transaction } from '#shop'
import type { OpinionAuthor, OpinionSubject } from '../rules/opinion.ts'
import { deleteOpinion, deleteOpinionsOfAuthor, lockOpinionOfOrder } from '../writes/opinions.ts'
import { refreshOpinions } from './refresh-opinions.ts'

/** Deletes what the buyer of an order has written about one of its products, or about the shop; false: there was nothing. */
export function withdrawOpinion(shop: PublicShop, order: Order, subject: OpinionSubject): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const opinion = await lockOpinionOfOrder(shop, order.id, subject)
    if (!opinion) return false
    await deleteOpinion(shop, opinion.id)
    if (opinion.state === 'published') await refreshOpinions(shop, subject)
    return true
  })
}

/** Art. 17 GDPR: deletes the opinions of a person, whose text may name them; returns how many. */
export function eraseOpinions(shop: PublicShop, author: OpinionAuthor): Promise<number> {
  return transaction(shop, async (shop) => {
    const deleted = await deleteOpinionsOfAuthor(shop, author)
    const published = deleted.filter(({ state }) => state === 'published')
    const products = new Set(published.flatMap(({ subject }) => (subject === 'shop' ? [] : subject.productId)))
    for (const productId of [...products].sort((a, b) => a - b)) await refreshOpinions(shop, { productId })
    if (published.some(({ subject }) => subject === 'shop')) await refreshOpinions(shop, 'shop')
    return deleted.length
  })
}
