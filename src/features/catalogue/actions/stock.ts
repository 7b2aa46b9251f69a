import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { parseDecimal } from '#shared/decimal.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Tag, tagsOf } from '#shared/tag.ts'
import type { Message } from '#shared/text.ts'
import { type PublicShop, transaction } from '#shop'
import { productsOfSizes, stockBySize } from '../queries/products-by-source.ts'
import { type Shortage, type SizeQuantity, sumBySize } from '../rules/product-quantity.ts'
import { catalogueTexts } from '../texts.ts'
import { upsertStock } from '../writes/product-relations.ts'
import { increaseStock, subtractStock } from '../writes/stock.ts'
import { type StoreStock, upsertStoreStock } from '../writes/stores-and-suppliers.ts'
import { publishStockChanged, releaseExpiredHolds } from './stock-holds.ts'

/**
 * Takes goods out of stock: all requested ones, or none. Call it inside the transaction that they are taken for.
 * Returns what was taken: unlimited stock is not. Refused with each size that has too little stock.
 */
export async function takeStock(shop: PublicShop, shares: SizeQuantity[]): Promise<Result<SizeQuantity[], Shortage[]>> {
  if (shares.length === 0) return done([])
  const { taken, shortages } = await subtractStock(shop, sumBySize(shares))
  if (shortages.length > 0) return takeAfterReleasingExpired(shop, shares, shortages)
  await publishStockChanged(shop, taken)
  return done(sumBySize(taken))
}

/** Missing stock may still be in expired reservations. */
async function takeAfterReleasingExpired(
  shop: PublicShop,
  shares: SizeQuantity[],
  shortages: Shortage[],
): Promise<Result<SizeQuantity[], Shortage[]>> {
  const freed = await releaseExpiredHolds(shop, { sizeIds: shortages.map(({ sizeId }) => sizeId) })
  return freed === 0 ? refused(shortages) : takeStock(shop, shares)
}

/** Returns goods to stock, when an order is cancelled. */
export async function returnStock(shop: PublicShop, shares: SizeQuantity[]): Promise<void> {
  if (shares.length === 0) return
  await increaseStock(shop, sumBySize(shares))
  await publishStockChanged(shop, shares)
}

/** The outcome for one size, in the order of the request. */
export type SetStockOutcome = { outcome: 'changed' | 'unchanged' } | { outcome: 'refused'; reasons: Message[] }

/** Sets the stock of sizes in the main store: decimal text, '-1' unlimited. Invalid ones are refused individually; each size at most once. */
export async function setStock(
  shop: PublicShop,
  request: { sizeId: number; quantity: string }[],
): Promise<SetStockOutcome[]> {
  return transaction(shop, async (shop) => {
    const before = await stockBySize(
      shop,
      request.map(({ sizeId }) => sizeId),
    )
    const rows: { size_id: number; quantity: string }[] = []
    const tags: Tag[] = []
    const answers = request.map(({ sizeId, quantity }): SetStockOutcome => {
      const size = before.get(sizeId)
      const wanted = parseDecimal(quantity)
      if (!size) return { outcome: 'refused', reasons: [{ text: catalogueTexts.unknownSize }] }
      if (wanted === null || (wanted < 0n && quantity !== '-1'))
        return { outcome: 'refused', reasons: [{ text: catalogueTexts.wrongStock, values: { quantity } }] }
      if (size.stock !== null && parseDecimal(size.stock) === wanted) return { outcome: 'unchanged' }
      rows.push({ size_id: sizeId, quantity })
      tags.push(`product:${size.productId}`)
      return { outcome: 'changed' }
    })
    await upsertStock(shop, rows)
    await publishInvalidation(shop, tags)
    return answers
  })
}

/** Sets the stock of sizes in stores, by name: decimal text, '-1' unlimited. Unknown ones are skipped. */
export async function setStoreStock(shop: PublicShop, stock: StoreStock[]): Promise<void> {
  await transaction(shop, async (shop) => {
    await upsertStoreStock(shop, stock)
    const sizeIds = stock.map(({ sizeId }) => sizeId)
    await publishInvalidation(shop, tagsOf('product', await productsOfSizes(shop, sizeIds)))
  })
}
