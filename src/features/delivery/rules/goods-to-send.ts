import { isGoods, type ProductKind } from '#features/catalogue/rules/product-kind.ts'
import { decimal } from '#shared/decimal.ts'
import { type WorkingDays, workingDay } from './working-days.ts'

/** One size of a product, or a part of a bundle, with all that decides when it can leave. */
export interface GoodsToSend {
  kind: ProductKind
  /** The shop promises no day for it. */
  deliveryUnknown: boolean
  /** Lies counted in a store: nobody has to make or bring it. */
  onShelf: boolean
  /** How much of it leaves, as decimal text; null where each of the stores has enough. */
  needed: string | null
  /**
   * Those in which some of it lies: the working days of each, how many of them it takes until it is where parcels are packed, and how much
   * there is of it, as decimal text; null where that is enough.
   */
  stores: (WorkingDays & { delayDays: number; holds: string | null })[]
  /** Made or brought only when it is ordered. */
  toOrder: boolean
  /** Whoever makes or brings it: its working days, and how many of them it takes; null when that is not known. */
  supplier: (WorkingDays & { delayDays: number | null }) | null
  /** 'YYYY-MM-DD': when it comes back into the store. */
  backOn: string | null
  /** The shop's own working days before it can leave, such as for engraving; null when none were told. */
  delayDays: number | null
}

/** Whether anything is put into a parcel: gift cards and services alone are not. */
export function needsParcel(goods: readonly GoodsToSend[]): boolean {
  return goods.some(({ kind }) => isGoods(kind))
}

/**
 * The working day of the shop on which all of these can leave together, when the order is taken up on `start`, another one; null when
 * nobody knows. Days are 'YYYY-MM-DD'.
 */
export function readyDay(goods: readonly GoodsToSend[], shop: WorkingDays, start: string): string | null {
  const days = goods.filter(({ kind }) => kind !== 'virtual').map((one) => readyDayOf(one, shop, start))
  return days.reduce((latest, day) => (latest === null || day === null ? null : laterOf(latest, day)), start)
}

function readyDayOf(goods: GoodsToSend, shop: WorkingDays, start: string): string | null {
  if (goods.deliveryUnknown) return null
  const here = goods.onShelf ? handedOverDay(goods, start) : arrivalDay(goods, start)
  return here && workingDay(shop, here, goods.delayDays ?? 0)
}

/** When the quickest of the stores that hold enough together have handed it over; where all of them hold too little, the last of all. */
function handedOverDay({ stores, needed }: GoodsToSend, start: string): string | null {
  if (stores.length === 0) return start
  const deliveries = stores
    .flatMap((store) => ({ day: workingDay(store, start, store.delayDays), holds: store.holds }))
    .filter((delivery): delivery is typeof delivery & { day: string } => delivery.day !== null)
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
  let missing = needed === null ? 0n : decimal(needed)
  const last = deliveries.find(({ holds }) => {
    missing -= holds === null ? missing : decimal(holds)
    return missing <= 0n
  })
  return (last ?? deliveries.at(-1))?.day ?? null
}

/** When it is in the shop: after the supplier's own working days, and not before the day on which it comes back. */
function arrivalDay({ toOrder, supplier, backOn, delayDays }: GoodsToSend, start: string): string | null {
  const comesBack = backOn !== null && backOn > start ? backOn : null
  if (supplier && supplier.delayDays !== null) {
    const brought = workingDay(supplier, start, supplier.delayDays)
    return brought && laterOf(brought, comesBack ?? brought)
  }
  if (comesBack) return comesBack
  return supplier || (toOrder && delayDays === null) ? null : start
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other
}
