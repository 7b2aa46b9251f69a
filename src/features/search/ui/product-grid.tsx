import { useId } from 'react'
import { FavouriteSlotProvider, useFavouriteSlot } from '#features/catalogue/ui/favourite-slot.tsx'
import { ProductCard, type ProductCardProps } from '#features/catalogue/ui/product-card.tsx'
import type { ShownPrice } from '#features/pricing/rules/price-details.ts'
import { PriceTag, type PriceTagProps } from '#features/pricing/ui/price.tsx'
import { saleBadge } from '#features/pricing/ui/sale-badge.tsx'
import { ReusedItem } from '#kit/reused-item.tsx'

export type GridProduct = ProductCardProps['product'] & {
  price: (PriceTagProps['price'] & Pick<ShownPrice, 'percent' | 'lastDay'>) | null
  priceFrom: boolean
  quantityHint: string | null
}

interface ProductGridProps {
  products: GridProduct[]
  eager?: number
  /** Up to four products that are one row, which slides where they would be too small. */
  row?: boolean
  /** Pictures move to the product's page in a view transition. */
  moves?: boolean
  /** Level of the products' headings. */
  heading?: 'h2' | 'h3' | 'h4'
}

/** A grid of products; the first `eager` pictures are loaded without lazy loading. */
export function ProductGrid({ products, eager = 0, row, moves = true, heading = 'h3' }: ProductGridProps) {
  const grid = useId()
  const favouriteSlot = useFavouriteSlot()
  return (
    <ul className={row ? 'product-grid product-row' : 'product-grid'}>
      {products.map((product, index) => (
        <ReusedItem key={product.id} source={product} name={[grid, heading, index < eager, moves].join(' ')}>
          <FavouriteSlotProvider value={favouriteSlot}>
            <ProductCard
              product={product}
              anchor={`${grid}${product.id}`}
              eager={index < eager}
              moves={moves}
              heading={heading}
              sale={saleBadge(product.price)}
            >
              {product.price && (
                <PriceTag
                  price={product.price}
                  from={product.priceFrom}
                  unit={product.unit}
                  hint={product.quantityHint}
                />
              )}
            </ProductCard>
          </FavouriteSlotProvider>
        </ReusedItem>
      ))}
    </ul>
  )
}
