import { FavouriteSlotProvider } from '#features/catalogue/ui/favourite-slot.tsx'
import { suggestedTexts } from '#features/lists/texts/shopping-lists.ts'
import { StaticProductRow } from '#features/search/ui/static-product-row.tsx'
import type { PricedProduct } from '#features/search/views/priced-products.ts'
import { getSuggestedGoods } from '#features/search/views/suggested-goods.ts'
import { useTranslate } from '#kit/messages.tsx'
import type { PublicShop } from '#shop'
import { CardCorner } from '../../cards/card-actions.tsx'
import { renderPage } from './list-rows.server.tsx'

/** A row of goods on a page without scripts for it: what their buttons do is done by forms. */
export function SuggestedGoods({ products }: { products: PricedProduct[] }) {
  const t = useTranslate()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="polecane" className="mt-6">
      <h2 id="polecane" className="mb-6 text-heading">
        {t(suggestedTexts.title)}
      </h2>
      <FavouriteSlotProvider value={CardCorner}>
        <StaticProductRow products={products} />
      </FavouriteSlotProvider>
    </section>
  )
}

/** The same as HTML, below the content of a page with scripts of its own, without the page's own products; '' where the shop suggests nothing. */
export async function suggestedMarkup(shop: PublicShop, own: number[] = []): Promise<string> {
  const products = await getSuggestedGoods(shop, own)
  return products.length > 0 ? renderPage(shop, <SuggestedGoods products={products} />) : ''
}
