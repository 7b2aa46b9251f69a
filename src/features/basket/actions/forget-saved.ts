import { type Shop, transaction } from '#shop'
import { basketOwner } from '../reads/held-lines.ts'
import { lockBasket } from '../writes/lines.ts'
import { deleteSaved } from '../writes/saved-lines.ts'

/** Removes a line that the visitor has put aside. */
export async function forgetSaved(shop: Shop, savedId: number): Promise<void> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return
  await transaction(shop, async (shop) => deleteSaved(shop, await lockBasket(shop, owner), savedId))
}
