import { labelledProductIds } from '#features/catalogue/queries/product-selections.ts'
import { StaticProductCard } from '#features/catalogue/ui/product-card.tsx'
import { suggestedTexts } from '#features/lists/texts/shopping-lists.ts'
import { PriceTag } from '#features/pricing/ui/price.tsx'
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
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:gap-x-6 desktop:grid-cols-4">
        {products.map((product) => (
          <li key={product.id}>
            <StaticProductCard product={product}>
              {product.price && (
                <PriceTag price={product.price} from={product.priceFrom} unit={product.unit} hint={product.tierHint} />
              )}
            </StaticProductCard>
          </li>
        ))}
      </ul>
    </section>
  )
}
