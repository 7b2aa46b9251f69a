import { type Shop, updateVisitor } from '#shop'
import { deleteVisit } from '../writes.ts'

/** Signs out in this browser and ends its visit, so that the next person at this browser finds nothing of the client's. */
export async function signOut(shop: Shop): Promise<void> {
  await shop.accounts.signOut()
  if (shop.visitor.visitId !== null) await deleteVisit(shop, shop.visitor.visitId)
  updateVisitor(shop, { visitId: null, customerId: null, cookieToken: null, signedOut: true })
}
