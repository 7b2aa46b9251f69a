import { StaticProductCard } from '#features/catalogue/ui/product-card.tsx'
import { PriceTag } from '#features/pricing/ui/price.tsx'
import { saleBadge } from '#features/pricing/ui/sale-badge.tsx'
import type { GridProduct } from './product-grid.tsx'

interface StaticProductRowProps {
  products: GridProduct[]
}

/** A row of up to four products, on tablets a sliding one, for pages that load no script for them. */
export function StaticProductRow({ products }: StaticProductRowProps) {
  return (
    <ul className="product-grid product-row">
      {products.map((product) => (
        <li key={product.id}>
          <StaticProductCard product={product} sale={saleBadge(product.price)}>
            {product.price && (
              <PriceTag
                price={product.price}
                from={product.priceFrom}
                unit={product.unit}
                hint={product.quantityHint}
              />
            )}
          </StaticProductCard>
        </li>
      ))}
    </ul>
  )
}
