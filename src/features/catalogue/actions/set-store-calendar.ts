import { changed } from '#platform/changed.ts'
import { type PublicShop, transaction } from '#shop'
import { updateStoreCalendar } from '../writes/stores.ts'

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
    await changed(shop, ['delivery'])
    return known
  })
}
