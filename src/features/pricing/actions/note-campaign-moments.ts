import type { PublicShop } from '#shop'
import { noteCampaignMoments as note } from '../writes/campaigns.ts'

/** Notes the products whose campaigns the clock has begun or ended, so that their log is told of it. */
export async function noteCampaignMoments(shop: PublicShop): Promise<void> {
  await note(shop)
}
