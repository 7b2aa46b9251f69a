import { FavouriteSlotProvider } from '#features/catalogue/ui/favourite-slot.tsx'
import { fullRow, joinShortRow, maxProducts } from '#features/hotspots/rules.ts'
import { hotspotTexts } from '#features/hotspots/texts.ts'
import { getHotspots } from '#features/hotspots/views.ts'
import { suggestedTexts } from '#features/lists/texts/shopping-lists.ts'
import { StaticProductRow } from '#features/search/ui/static-product-row.tsx'
import type { PricedProduct } from '#features/search/views/priced-products.ts'
import { getSuggestedGoods } from '#features/search/views/suggested-goods.ts'
import { useTranslate } from '#kit/messages.tsx'
import type { Text } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { CardCorner } from '../../cards/card-actions.tsx'
import { renderPage } from './list-rows.server.tsx'

interface SuggestedGoodsProps {
  products: PricedProduct[]
  title?: Text
}

/** A row of goods on a page without scripts for it: what their buttons do is done by forms. */
export function SuggestedGoods({ products, title = suggestedTexts.title }: SuggestedGoodsProps) {
  const t = useTranslate()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="polecane" className="mt-6">
      <h2 id="polecane" className="mb-6 text-heading">
        {t(title)}
      </h2>
      <FavouriteSlotProvider value={CardCorner}>
        <StaticProductRow products={products} />
      </FavouriteSlotProvider>
    </section>
  )
}

interface Suggested {
  /** The products that the page shows. */
  to: number[]
  /** Those that are not suggested. */
  without: number[]
}

/** What to suggest: a full row of goods related to the first of the products shown, else the best sellers. */
export async function suggestionsFor(shop: PublicShop, { to, without }: Suggested): Promise<SuggestedGoodsProps> {
  if (to.length > 0) {
    const rows = joinShortRow(await getHotspots(shop, to.slice(0, maxProducts)))
    const related = Object.values(rows)
      .flat()
      .filter(({ id }) => !without.includes(id))
    if (related.length >= fullRow) return { products: related.slice(0, fullRow), title: hotspotTexts.forBasket }
  }
  return { products: await getSuggestedGoods(shop, without) }
}

/** The same as HTML, below the content of a page with scripts of its own, without the page's own products; '' where the shop suggests nothing. */
export async function suggestedMarkup(shop: PublicShop, own: number[] = []): Promise<string> {
  const products = await getSuggestedGoods(shop, own)
  return products.length > 0 ? renderPage(shop, <SuggestedGoods products={products} />) : ''
}
