import { FavouriteSlotProvider } from '#features/catalogue/ui/favourite-slot.tsx'
import { suggestedTexts } from '#features/lists/texts/shopping-lists.ts'
import { StaticProductRow } from '#features/search/ui/static-product-row.tsx'
import type { PricedProduct } from '#features/search/views/priced-products.ts'
import { useTranslate } from '#kit/messages.tsx'
import { CardCorner } from '../../cards/card-actions.tsx'

/** A row of goods on a page without scripts for it: what their buttons do is done by forms. */
export function SuggestedGoods({ products }: { products: PricedProduct[] }) {
  const t = useTranslate()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="polecane" className="border-t border-line pt-8">
      <h2 id="polecane" className="mb-6 text-heading">
        {t(suggestedTexts.title)}
      </h2>
      <FavouriteSlotProvider value={CardCorner}>
        <StaticProductRow products={products} />
      </FavouriteSlotProvider>
    </section>
  )
}
