import { type PublicShop, transaction } from '#shop'
import { findLink } from '../reads.ts'
import { confirmationOf } from '../rules.ts'
import { markConfirmed } from '../writes.ts'

/** Whoever reads the mail with this token agrees to the words that stand in it; one that is used, old or unknown changes nothing. */
export async function confirmSubscription(shop: PublicShop, token: string): Promise<void> {
  await transaction(shop, async (shop) => {
    const link = await findLink(shop, token)
    if (link?.confirms && confirmationOf(link, shop.now) === 'open')
      await markConfirmed(shop, link.subscription.id, link.confirms.version)
  })
}
