import { done, type Result, refused } from '#shared/result.ts'
import type { PublicShop } from '#shop'
import { addUpShares, type Shortage, type StockShare } from '../rules/stock.ts'
import { subtractStock } from '../writes/stock.ts'
import { giveBackExpired } from './give-back-expired.ts'
import { stockChanged } from './stock-changed.ts'

/**
 * Takes goods out of the stores: all that is asked for, or nothing. Call it inside the transaction of what they are taken for.
 * Answers what was really taken: of unlimited stock nothing is. Refused with each size of which there is too little.
 */
export async function takeStock(shop: PublicShop, shares: StockShare[]): Promise<Result<StockShare[], Shortage[]>> {
  if (shares.length === 0) return done([])
  const { taken, shortages } = await subtractStock(shop, addUpShares(shares))
  if (shortages.length > 0) return takeWhatHasRunOut(shop, shares, shortages)
  await stockChanged(shop, taken)
  return done(addUpShares(taken))
}

/** What is missing may be held for somebody whose time is over. */
async function takeWhatHasRunOut(
  shop: PublicShop,
  shares: StockShare[],
  shortages: Shortage[],
): Promise<Result<StockShare[], Shortage[]>> {
  const freed = await giveBackExpired(shop, { sizeIds: shortages.map(({ sizeId }) => sizeId) })
  return freed === 0 ? refused(shortages) : takeStock(shop, shares)
}
