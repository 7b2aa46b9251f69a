import { type PublicShop, transaction } from '#shop'
import { findLink } from '../reads.ts'
import { withdrawalOf } from '../rules.ts'
import { markWithdrawn } from '../writes.ts'

/** Takes the consent back, or what nobody has confirmed; as often as it is asked for. False when the token is none of ours. */
export async function withdrawSubscription(shop: PublicShop, token: string): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const link = await findLink(shop, token)
    const state = withdrawalOf(link)
    if (link && state === 'open') await markWithdrawn(shop, link.subscription.id)
    return state !== 'unknown'
  })
}
