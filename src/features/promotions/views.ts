import type { PublicShop, Shop } from '#shop'
import { type GoodsAndClient, getActivePromotions, getGoodsAndClient, noGoodsAndClient } from './queries/promotions.ts'
import { findRebateCode, getVisibleCodes } from './queries/rebate-codes.ts'
import type { PromotionFacts } from './rules/apply-promotions.ts'
import { isInForce } from './rules/check-conditions.ts'
import { type Promotion, withoutPriceBenefits } from './rules/promotion.ts'
import { normalizeCode } from './rules/rebate-code.ts'
import { type ClientRebates, toClientRebates } from './rules/rebates.ts'
import { giftCardsSetting } from './settings.ts'

/**
 * What decides promotions for these products and this visitor: no statement while none is in force and no code is typed, else one
 * for the code, and one for goods and client when these matter. In the transaction of an order, `holdPromotions` comes first.
 */
export async function getPromotionFacts(shop: Shop, productIds: number[], code: string): Promise<PromotionFacts> {
  const text = normalizeCode(code)
  const promotions = (await getActivePromotions(shop)).flatMap((promotion) => withoutPriceBenefits(promotion) ?? [])
  const rebateCode = text === '' ? null : await findRebateCode(shop, text)
  const comingUp = promotions.filter((promotion) => isCandidate(promotion, rebateCode?.promotionId ?? null, shop))
  const asked = comingUp.length > 0 || rebateCode !== null
  const known: GoodsAndClient = asked
    ? await getGoodsAndClient(shop, comingUp.some(needsProductFacts) ? productIds : [])
    : noGoodsAndClient
  const giftCards = new Set(shop.settings.get(giftCardsSetting))
  return { code, rebateCode, promotions, now: shop.now, currency: shop.currency, giftCards, ...known }
}

/** Whether it may be given to whoever has typed this code, or none. */
function isCandidate(promotion: Promotion, askedId: number | null, shop: Shop): boolean {
  return (!promotion.needsCode || promotion.id === askedId) && isInForce(promotion, shop)
}

function needsProductFacts({ conditions }: Promotion): boolean {
  return conditions.some(({ kind }) => kind === 'category' || kind === 'producer')
}

/** What the shop sells for less to who has signed in, in words (B2.51). */
export async function getClientRebates(shop: Shop): Promise<ClientRebates> {
  const { client } = await getGoodsAndClient(shop, [])
  return toClientRebates(await getActivePromotions(shop), await getVisibleCodes(shop), client, shop)
}

/** Whether any promotion is given for a code; no query while promotions stay as they are. */
export async function takesCodes(shop: PublicShop): Promise<boolean> {
  return (await getActivePromotions(shop)).some(({ needsCode }) => needsCode)
}
