import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { type PublicShop, transaction } from '#shop'
import { updateStoreCalendar, upsertStore, upsertSupplier } from '../writes/stores-and-suppliers.ts'

/** A store. */
export interface StoreInput {
  name: string
  /** The address: 'Kraków, ul. Józefa 8'; unchanged when omitted. */
  address?: string
}

/** Saves stores by name; others are unchanged. Their order is that of the list. */
export async function saveStores(shop: PublicShop, stores: StoreInput[]): Promise<void> {
  await transaction(shop, async (shop) => {
    for (const [position, { name, address }] of stores.entries()) await upsertStore(shop, { name, address, position })
    await publishInvalidation(shop, ['delivery'])
  })
}

/** When a store transfers its goods. Omitted fields are unchanged. */
export interface StoreCalendar {
  /** Its working days, 0 to 60, until its goods are where parcels are packed; 0: parcels are packed there. */
  delayDays?: number
  /** ISO weekdays of its transfers: 1 Monday … 7 Sunday. */
  weekdays?: number[]
  /** 'YYYY-MM-DD': closed days besides public holidays. */
  closedDays?: string[]
}

/** Changes the calendar of the store with that name; returns false when there is none. */
export function setStoreCalendar(shop: PublicShop, name: string, calendar: StoreCalendar): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const known = await updateStoreCalendar(shop, name, calendar)
    await publishInvalidation(shop, ['delivery'])
    return known
  })
}

/** A supplier or maker of goods that are not in stock. Omitted fields are unchanged, or have their defaults. */
export interface SupplierInput {
  name: string
  /** Its working days, 0 to 60, from the order until the goods are in the shop; null, the default: unknown. */
  delayDays?: number | null
  /** ISO weekdays on which it works: 1 Monday … 7 Sunday; by default Monday to Friday. */
  weekdays?: number[]
  /** 'YYYY-MM-DD': closed days besides public holidays. */
  closedDays?: string[]
}

/** Saves suppliers by name; others are unchanged. */
export async function saveSuppliers(shop: PublicShop, suppliers: SupplierInput[]): Promise<void> {
  await transaction(shop, async (shop) => {
    for (const supplier of suppliers) await upsertSupplier(shop, supplier)
    await publishInvalidation(shop, ['delivery'])
  })
}
