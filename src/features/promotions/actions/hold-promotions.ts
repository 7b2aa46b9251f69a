import type { Shop } from '#shop'
import { lockFirstOrder, lockRebateCode } from '../reads/lock-promotions.ts'
import { codeText } from '../rules/rebate-code.ts'

/**
 * Keeps others from using up what this order is given, until its transaction ends: the last use of this code, the first order of this
 * client. Call it in the transaction of an order, before `promotionFacts`, and before goods are locked.
 */
export async function holdPromotions(shop: Shop, code: string): Promise<void> {
  const text = codeText(code)
  if (text !== '') await lockRebateCode(shop, text)
  const { customerId } = shop.visitor
  if (customerId !== null) await lockFirstOrder(shop, customerId)
}
