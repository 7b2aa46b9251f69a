import type { Shop } from '#shop'
import { findBasket, type ShownBasket } from '../reads/find-basket.ts'
import { saveSeenBeside } from '../writes/seen-beside.ts'

/**
 * Shows the visitor his basket as it stands now; what promotions make of it counts as seen from then on. What has become less
 * meanwhile is told (`losses`) until he takes note of it, changes the basket, or orders.
 */
export async function lookIntoBasket(shop: Shop): Promise<ShownBasket> {
  const { toRemember, ...basket } = await findBasket(shop)
  if (toRemember) await saveSeenBeside(shop, toRemember.basketId, toRemember.seen)
  return basket
}
