import type { Shop } from '#shop'
import { deleteVisit } from '../writes.ts'

/** Signs out in this browser and ends its visit, so that whoever sits down next finds nothing of the client's. */
export async function signOut(shop: Shop): Promise<void> {
  await shop.accounts.signOut()
  if (shop.visitor.visitId !== null) await deleteVisit(shop, shop.visitor.visitId)
  shop.visitor.visitId = null
  shop.visitor.customerId = null
  shop.visitor.cookieToken = null
  shop.visitor.signedOut = true
}
