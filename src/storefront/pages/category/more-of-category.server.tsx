import { fullRow } from '#features/hotspots/rules.ts'
import { categoryIds } from '#features/search/views/listing.ts'
import { getPricedProducts } from '#features/search/views/priced-products.ts'
import type { PublicShop } from '#shop'
import { moreTexts } from '../../texts/listing.ts'
import { renderListPart } from '../listing/list-head.server.tsx'
import { SuggestedGoods } from '../rows/suggested-goods.server.tsx'

/**
 * Returns a row of the category's most popular goods as HTML, below the few that filters have left; '' where they fill a row, or there are no others.
 * @param found how many the filters leave
 * @param shown the products among them
 */
export async function moreOfCategoryMarkup(
  shop: PublicShop,
  { category, found, shown }: { category: number; found: number; shown: number[] },
): Promise<string> {
  if (found > fullRow) return ''
  const ids = await categoryIds(shop, category, fullRow + found)
  const others = ids.filter((id) => !shown.includes(id)).slice(0, fullRow)
  if (others.length === 0) return ''
  const products = await getPricedProducts(shop, others)
  return renderListPart(shop, <SuggestedGoods products={products} title={moreTexts.ofCategory} />)
}
