import type { Shop } from '#shop'
import type { PromotionFacts } from '../rules/apply-promotions.ts'
import { isInForce } from '../rules/in-force.ts'
import { besidePrices } from '../rules/price-campaign.ts'
import type { Promotion } from '../rules/promotion.ts'
import { codeText } from '../rules/rebate-code.ts'
import { giftCardsSetting } from '../settings.ts'
import { findRebateCode } from './find-rebate-code.ts'
import { askGoodsAndClient, type GoodsAndClient, nothingKnown } from './goods-and-client.ts'
import { promotionsInUse } from './promotions-in-use.ts'

/**
 * What decides promotions for these products and this visitor: no statement while none is in force and no code is typed, else one
 * for the code, and one for goods and client when these matter. In the transaction of an order, `holdPromotions` comes first.
 */
export async function promotionFacts(shop: Shop, productIds: number[], code: string): Promise<PromotionFacts> {
  const text = codeText(code)
  const promotions = (await promotionsInUse(shop)).flatMap((promotion) => besidePrices(promotion) ?? [])
  const rebateCode = text === '' ? null : await findRebateCode(shop, text)
  const comingUp = promotions.filter((promotion) => comesUp(promotion, rebateCode?.promotionId ?? null, shop))
  const asked = comingUp.length > 0 || rebateCode !== null
  const known: GoodsAndClient = asked
    ? await askGoodsAndClient(shop, comingUp.some(looksAtGoods) ? productIds : [])
    : nothingKnown
  const giftCards = new Set(shop.settings.get(giftCardsSetting))
  return { code, rebateCode, promotions, now: shop.now, currency: shop.currency, giftCards, ...known }
}

/** Whether it may be given to whoever has typed this code, or none. */
function comesUp(promotion: Promotion, askedId: number | null, shop: Shop): boolean {
  return (!promotion.needsCode || promotion.id === askedId) && isInForce(promotion, shop)
}

function looksAtGoods({ conditions }: Promotion): boolean {
  return conditions.some(({ kind }) => kind === 'category' || kind === 'producer')
}
