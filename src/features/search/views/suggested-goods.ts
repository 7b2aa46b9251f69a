import { labelledProductIds } from '#features/catalogue/queries/product-selections.ts'
import { withoutLabel } from '#features/catalogue/rules/product.ts'
import { cached } from '#platform/page-cache/cached-reads.ts'
import type { PublicShop } from '#shop'
import { getPricedProducts, type PricedProduct } from './priced-products.ts'

const mostSuggested = 4
const mostRead = 3 * mostSuggested

/** The best sellers, for a page that has few or no goods of its own, without those; none where the shop has named none. */
export async function getSuggestedGoods(shop: PublicShop, own: number[] = []): Promise<PricedProduct[]> {
  const ids = await cached(shop, 'suggested goods', (shop) => labelledProductIds(shop, 'bestseller', mostRead))
  const others = ids.filter((id) => !own.includes(id)).slice(0, mostSuggested)
  return (await getPricedProducts(shop, others)).map((product) => withoutLabel(product, 'bestseller'))
}
