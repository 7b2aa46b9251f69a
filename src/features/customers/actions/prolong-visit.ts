import type { PublicShop } from '#shop'
import { visitEnd } from '../rules/visit.ts'
import { updateVisitEnd } from '../writes.ts'

/** Lets a visit that is used last on; its cookie must be sent again, so that the browser keeps it as long. */
export async function prolongVisit(shop: PublicShop, visitId: number): Promise<void> {
  await updateVisitEnd(shop, visitId, visitEnd(shop.now))
}
