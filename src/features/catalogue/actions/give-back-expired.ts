import { sql } from 'kysely'
import { type PublicShop, transaction } from '#shop'
import { sizesRunOut, sizesRunOutOf } from '../reads/held-stock.ts'
import { deleteHolds, lockStock } from '../writes/holds.ts'
import { stockChanged } from './stock-changed.ts'

/**
 * Puts back what was held for somebody whose time is over, of these sizes or of all
 * sizes of these products. For whoever lacks goods in this moment: a hold stands in
 * nobody's way for longer than was said, whether the clock's work is done or not.
 * @returns of how many sizes something has come back
 */
export async function giveBackExpired(
  shop: PublicShop,
  which: { sizeIds: number[] } | { productIds: number[] },
): Promise<number> {
  const found = await sizesRunOutOf(shop, which)
  return found.length === 0 ? 0 : giveBackSizes(shop, found, shop.now)
}

const sizesAtOnce = 200

/**
 * Puts back all that was held until `moment` or before, some sizes at a time, each time in a transaction of its own.
 * @returns of how many sizes
 */
export async function giveBackAllExpired(shop: PublicShop, moment: Date, signal?: AbortSignal): Promise<number> {
  for (let count = 0; ; ) {
    const found = signal?.aborted ? [] : await sizesRunOut(shop, moment, sizesAtOnce)
    if (found.length === 0) return count
    count += await giveBackSizes(shop, found, moment)
  }
}

async function giveBackSizes(shop: PublicShop, sizeIds: number[], moment: Date): Promise<number> {
  return transaction(shop, async (shop) => {
    await lockStock(shop, sizeIds)
    const back = await deleteHolds(shop, sql`until <= ${moment} and size_id = any(${sizeIds}::integer[])`)
    await stockChanged(shop, back)
    return new Set(back.map(({ sizeId }) => sizeId)).size
  })
}
