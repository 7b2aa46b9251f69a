import type { PublicShop, Shop } from '#shop'
import { getGoodsAndClient, noGoodsAndClient } from './queries/goods-and-client.ts'
import { getActivePromotions } from './queries/promotions.ts'
import { findRebateCode, getVisibleCodes } from './queries/rebate-codes.ts'
import type { PromotionFacts } from './rules/apply-promotions.ts'
import { isPromotionInForce } from './rules/check-conditions.ts'
import { type ClientPromotions, toClientPromotions } from './rules/client-promotions.ts'
import { neededFacts } from './rules/condition-list.ts'
import { type Promotion, withoutPriceBenefits } from './rules/promotion.ts'
import { normalizeCode } from './rules/rebate-code.ts'
import { giftCardsSetting } from './settings.ts'

/**
 * What decides promotions for these products and this visitor. No query while no promotion is in force and no code is typed; else one
 * for the code, and one for goods and client where conditions need them. In the transaction of an order, call `lockPromotions` first.
 */
export async function getPromotionFacts(shop: Shop, productIds: number[], code: string): Promise<PromotionFacts> {
  const text = normalizeCode(code)
  const promotions = (await getActivePromotions(shop)).flatMap((promotion) => withoutPriceBenefits(promotion) ?? [])
  const rebateCode = text === '' ? null : await findRebateCode(shop, text)
  const comingUp = promotions.filter((promotion) => isCandidate(promotion, rebateCode?.promotionId ?? null, shop))
  const asked = comingUp.length > 0 || rebateCode !== null
  const needed = neededFacts(comingUp.flatMap(({ conditions }) => conditions))
  const known = asked ? await getGoodsAndClient(shop, productIds, needed) : noGoodsAndClient
  const giftCards = new Set(shop.settings.get(giftCardsSetting))
  return { code, rebateCode, promotions, now: shop.now, currency: shop.currency, giftCards, ...known }
}

/** Whether it may apply for a visitor who has typed the code of this promotion, or no code. */
function isCandidate(promotion: Promotion, askedId: number | null, shop: Shop): boolean {
  return (!promotion.needsCode || promotion.id === askedId) && isPromotionInForce(promotion, shop)
}

/** The promotions and codes of a client who has signed in, in words (B2.51). */
export async function getClientPromotions(shop: Shop): Promise<ClientPromotions> {
  const promotions = await getActivePromotions(shop)
  const needed = neededFacts(promotions.flatMap(({ conditions }) => conditions))
  const { client } = await getGoodsAndClient(shop, [], { product: [], client: ['group', ...needed.client] })
  return toClientPromotions(promotions, await getVisibleCodes(shop), client, shop)
}

/** Whether any promotion needs a code. Cached with the promotions. */
export async function usesRebateCodes(shop: PublicShop): Promise<boolean> {
  return (await getActivePromotions(shop)).some(({ needsCode }) => needsCode)
}
