import { StaticProductCard } from '#features/catalogue/ui/product-card.tsx'
import { PriceTag } from '#features/pricing/ui/price.tsx'
import type { GridProduct } from './product-grid.tsx'

interface StaticProductRowProps {
  products: GridProduct[]
  /** Level of the products' headings. */
  heading?: 'h2' | 'h3' | 'h4'
  /** Its pictures may be in the first window. */
  eager?: boolean
}

/** Up to four products beside each other, for pages that load no script for them. */
export function StaticProductRow({ products, heading = 'h3', eager = false }: StaticProductRowProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:gap-x-6 desktop:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id}>
          <StaticProductCard product={product} eager={eager && index < 2} heading={heading}>
            {product.price && (
              <PriceTag price={product.price} from={product.priceFrom} unit={product.unit} hint={product.tierHint} />
            )}
          </StaticProductCard>
        </li>
      ))}
    </ul>
  )
}
