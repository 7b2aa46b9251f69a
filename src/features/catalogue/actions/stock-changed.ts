import { changed } from '#platform/changed.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import { stockOfSizes } from '../reads/products-by-source.ts'
import type { StockShare } from '../rules/stock.ts'

/** Tells that there is more or less of these sizes than before. */
export async function stockChanged(shop: PublicShop, shares: StockShare[]): Promise<void> {
  const sizes = await stockOfSizes(
    shop,
    shares.map(({ sizeId }) => sizeId),
  )
  const productIds = [...sizes.values()].map(({ productId }) => productId)
  await changed(shop, tagsOf('product', productIds))
}
