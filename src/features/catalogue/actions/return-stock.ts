import type { PublicShop } from '#shop'
import { addUpShares, type StockShare } from '../rules/stock.ts'
import { addStock } from '../writes/stock.ts'

/** Puts goods back into the stores, when an order is cancelled. */
export async function returnStock(shop: PublicShop, shares: StockShare[]): Promise<void> {
  if (shares.length > 0) await addStock(shop, addUpShares(shares))
}
