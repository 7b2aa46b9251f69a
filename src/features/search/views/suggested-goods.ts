import { labelledProductIds } from '#features/catalogue/queries/product-selections.ts'
import { withoutLabel } from '#features/catalogue/rules/product.ts'
import { cached } from '#platform/page-cache/cached-reads.ts'
import type { PublicShop } from '#shop'
import { getPricedProducts, type PricedProduct } from './priced-products.ts'

const mostSuggested = 4

/** The best sellers, for a page that has no goods of its own; none where the shop has named none. */
export async function getSuggestedGoods(shop: PublicShop): Promise<PricedProduct[]> {
  const ids = await cached(shop, 'suggested goods', (shop) => labelledProductIds(shop, 'bestseller', mostSuggested))
  return (await getPricedProducts(shop, ids)).map((product) => withoutLabel(product, 'bestseller'))
}
