import { saveCampaign } from '#features/pricing/actions/save-campaign.ts'
import { changed } from '#platform/changed.ts'
import { type PublicShop, transaction } from '#shop'
import { endPromotionOfKey } from '../writes/promotions.ts'

/** Takes a promotion out of use at once, with its codes; false when there was none of this key in use. */
export function endPromotion(shop: PublicShop, key: string): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const ended = await endPromotionOfKey(shop, key)
    if (ended === null) return false
    await saveCampaign(shop, ended, null)
    await changed(shop, ['promotions'])
    return true
  })
}
