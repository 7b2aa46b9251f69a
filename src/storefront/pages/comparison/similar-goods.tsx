import { Link } from 'react-router'
import { NoPicture } from '#features/catalogue/ui/no-picture.tsx'
import { PriceTag } from '#features/pricing/ui/price.tsx'
import { Button } from '#kit/button.tsx'
import { Picture } from '#kit/picture.tsx'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page'

type Data = Route.ComponentProps['loaderData']

/** Goods with which the only compared product can be compared: each is added by a plain form. */
export function SimilarGoods({ products, words }: { products: Data['similar']; words: Data['words'] }) {
  return (
    <section aria-labelledby="podobne" className="mb-8">
      <h2 id="podobne" className="mb-2 text-heading">
        {words.similar}
      </h2>
      <ul className="grid gap-x-8 tablet:grid-cols-2">
        {products.map((product) => (
          <li key={product.id} className="flex items-center gap-4 border-b border-line py-3">
            <SimilarPicture product={product} />
            <div className="min-w-0 flex-1">
              <Link to={urls.product(product)} className="hover:underline">
                {nonBreaking(product.name)}
              </Link>
              {product.price && <PriceTag price={product.price} from={product.priceFrom} unit={product.unit} />}
            </div>
            <form action={urls.settings()} method="post">
              <input type="hidden" name="comparers" value="add" />
              <input type="hidden" name="product" value={product.id} />
              <Button kind="secondary" aria-label={product.addLabel}>
                {words.addThis}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SimilarPicture({ product: { pictures } }: { product: Data['similar'][number] }) {
  const [picture] = pictures
  return (
    <span className="size-20 shrink-0 overflow-hidden rounded-panel bg-picture">
      {picture ? <Picture picture={{ ...picture, alt: '' }} sizes="80px" className="size-full" /> : <NoPicture />}
    </span>
  )
}
