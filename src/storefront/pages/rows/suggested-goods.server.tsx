import { labelledProductIds } from '#features/catalogue/queries/product-selections.ts'
import { suggestedTexts } from '#features/lists/texts/shopping-lists.ts'
import { StaticProductRow } from '#features/search/ui/static-product-row.tsx'
import { getPricedProducts, type PricedProduct } from '#features/search/views/priced-products.ts'
import { useTranslate } from '#kit/messages.tsx'
import type { PublicShop } from '#shop'

const mostSuggested = 4

/** The best sellers, for a page that has no goods of its own yet; none where the shop has named none. */
export async function getSuggestedGoods(shop: PublicShop): Promise<PricedProduct[]> {
  return getPricedProducts(shop, await labelledProductIds(shop, 'bestseller', mostSuggested))
}

export function SuggestedGoods({ products }: { products: PricedProduct[] }) {
  const t = useTranslate()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="polecane" className="border-t border-line pt-8">
      <h2 id="polecane" className="mb-6 text-heading">
        {t(suggestedTexts.title)}
      </h2>
      <StaticProductRow products={products} />
    </section>
  )
}
