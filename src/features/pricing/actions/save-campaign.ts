import type { PublicShop } from '#shop'
import type { CampaignOfGoods } from '../rules/campaign-prices.ts'
import { writeCampaign } from '../writes/campaigns.ts'

/**
 * What a promotion takes off prices for everybody becomes this; null: nothing. The products that it was or is for are looked at anew, which
 * changes their prices (`settleCampaigns`).
 */
export function saveCampaign(shop: PublicShop, promotionId: number, campaign: CampaignOfGoods | null): Promise<void> {
  return writeCampaign(shop, promotionId, campaign)
}
