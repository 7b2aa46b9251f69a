import { changed } from '#platform/changed.ts'
import { type PublicShop, transaction } from '#shop'
import { upsertSupplier } from '../writes/suppliers.ts'

/** Whoever makes or brings what does not lie in a store. What is not told stays, or is as it usually is. */
export interface SupplierInput {
  name: string
  /** Its working days, 0 to 60, from the order until the goods are in the shop; null, as it is at first: not known. */
  delayDays?: number | null
  /** ISO weekdays on which it works: 1 Monday … 7 Sunday; at first Monday to Friday. */
  weekdays?: number[]
  /** 'YYYY-MM-DD': when it is closed, besides public holidays. */
  closedDays?: string[]
}

/** Saves suppliers, known by their names; others stay as they are. */
export async function saveSuppliers(shop: PublicShop, suppliers: SupplierInput[]): Promise<void> {
  await transaction(shop, async (shop) => {
    for (const supplier of suppliers) await upsertSupplier(shop, supplier)
    await changed(shop, ['delivery'])
  })
}
