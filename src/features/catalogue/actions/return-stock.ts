import type { PublicShop } from '#shop'
import { addUpShares, type StockShare } from '../rules/stock.ts'
import { addStock } from '../writes/stock.ts'
import { stockChanged } from './stock-changed.ts'

/** Puts goods back into the stores, when an order is cancelled. */
export async function returnStock(shop: PublicShop, shares: StockShare[]): Promise<void> {
  if (shares.length === 0) return
  await addStock(shop, addUpShares(shares))
  await stockChanged(shop, shares)
}
