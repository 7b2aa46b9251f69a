import { ProductCard, type ProductCardProps } from '#features/catalogue/ui/product-card.tsx'
import { pointsTexts } from '#features/orders/texts/points.ts'
import { useWords } from '#kit/words.tsx'
import { CardDeeds } from '../../cards/card-deeds.tsx'

interface ProductsForPointsProps {
  products: ProductCardProps['product'][]
  /** What the client may spend. */
  balance: number
}

/** What points buy: two products beside each other on small views, else four (B9.21). */
export function ProductsForPoints({ products, balance }: ProductsForPointsProps) {
  const say = useWords()
  return (
    <section aria-labelledby="za-punkty" className="flex flex-col gap-4">
      <h2 id="za-punkty" className="text-heading">
        {say(pointsTexts.buys)}
      </h2>
      <CardDeeds>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-4 tablet:gap-x-6">
          {products.map((product) => {
            const missing = (product.pointsPrice ?? 0) - balance
            return (
              <li key={product.id}>
                <ProductCard product={product} />
                <p className={`text-small ${missing > 0 ? 'text-soft' : 'text-success'}`}>
                  {missing > 0 ? say(pointsTexts.missing, { count: missing }) : say(pointsTexts.affordable)}
                </p>
              </li>
            )
          })}
        </ul>
      </CardDeeds>
    </section>
  )
}
