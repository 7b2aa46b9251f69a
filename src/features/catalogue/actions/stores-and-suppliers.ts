import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { type PublicShop, transaction } from '#shop'
import { updateStoreCalendar, upsertStore, upsertSupplier } from '../writes/stores-and-suppliers.ts'

/** A place where goods lie. */
export interface StoreInput {
  name: string
  /** As people write it: 'Kraków, ul. Józefa 8'; what is not told stays. */
  address?: string
}

/** Saves stores, known by their names; others stay as they are. Each stands where the list has it. */
export async function saveStores(shop: PublicShop, stores: StoreInput[]): Promise<void> {
  await transaction(shop, async (shop) => {
    for (const [position, { name, address }] of stores.entries()) await upsertStore(shop, { name, address, position })
    await publishInvalidation(shop, ['delivery'])
  })
}

/** When a store hands over what lies in it. What is not told stays. */
export interface StoreCalendar {
  /** Its working days, 0 to 60, until goods of it are where parcels are packed; 0: parcels leave from there. */
  delayDays?: number
  /** ISO weekdays on which it hands goods over: 1 Monday … 7 Sunday. */
  weekdays?: number[]
  /** 'YYYY-MM-DD': when it is closed, besides public holidays. */
  closedDays?: string[]
}

/** Changes the calendar of the store of that name; false when there is none. */
export function setStoreCalendar(shop: PublicShop, name: string, calendar: StoreCalendar): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const known = await updateStoreCalendar(shop, name, calendar)
    await publishInvalidation(shop, ['delivery'])
    return known
  })
}

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
    await publishInvalidation(shop, ['delivery'])
  })
}
