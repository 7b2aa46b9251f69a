import type { ReactNode } from 'react'
import { PriceTag } from '#features/pricing/ui/price.tsx'
import type { GridProduct } from '#features/search/ui/product-grid.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Picture } from '#kit/picture.tsx'
import { nonBreaking, type Text } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'

interface GoodsToAddProps<Product extends GridProduct> {
  title: Text
  products: Product[]
  /** How one is bought. */
  action: (product: Product) => ReactNode
}

/** A short list of goods to add to a product, each a link with an action; nothing when there are none. */
export function GoodsToAdd<Product extends GridProduct>({ title, products, action }: GoodsToAddProps<Product>) {
  const t = useTranslate()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="do-dodania" className="border-t border-line pt-5">
      <h3 id="do-dodania" className="font-sans text-base font-semibold tracking-normal">
        {t(title)}
      </h3>
      <ul>
        {products.map((product) => (
          <li key={product.id} className="relative flex items-center gap-4 pt-4">
            <ProductToAdd {...product} />
            {action(product)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProductToAdd({ id, name, pictures: [picture], price, priceFrom, unit }: GridProduct) {
  return (
    <>
      <div className="size-16 shrink-0 overflow-hidden rounded-control bg-picture">
        {picture && <Picture picture={{ ...picture, alt: '' }} sizes="64px" className="size-full" />}
      </div>
      <div className="min-w-0 grow">
        <a href={urls.product({ id, name })} className="after:absolute after:inset-0 hover:underline">
          {nonBreaking(name)}
        </a>
        {price && <PriceTag price={price} from={priceFrom} unit={unit} />}
      </div>
    </>
  )
}
