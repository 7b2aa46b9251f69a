import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { NoPicture } from '#features/catalogue/ui/no-picture.tsx'
import { PriceTag } from '#features/pricing/ui/price.tsx'
import { Button } from '#kit/button.tsx'
import { Picture } from '#kit/picture.tsx'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page'

type Data = Route.ComponentProps['loaderData']

interface SimilarGoodsProps extends Pick<Data, 'similar' | 'words'> {
  only: Data['products'][number] | undefined
}

/** The only compared product, and goods with which it can be compared: each is added or removed by a plain form. */
export function SimilarGoods({ only, similar, words }: SimilarGoodsProps) {
  return (
    <>
      {only && (
        <Row product={only} change="remove">
          <button type="submit" aria-label={only.removeLabel} className="grid size-11 place-items-center">
            <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </button>
        </Row>
      )}
      <h2 className="mt-8 mb-2 text-heading">{words.similar}</h2>
      <ul className="grid gap-x-8 tablet:grid-cols-2 desktop:grid-cols-3">
        {similar.map((product) => (
          <li key={product.id}>
            <Row product={product} change="add">
              <Button kind="secondary" aria-label={product.addLabel}>
                {words.addThis}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </>
  )
}

interface RowProps {
  product: Data['similar'][number] | Data['products'][number]
  change: 'add' | 'remove'
  /** The button. */
  children: ReactNode
}

function Row({ product, change, children }: RowProps) {
  return (
    <div className="flex items-center gap-4 border-b border-line py-3">
      <SimilarPicture product={product} />
      <div className="min-w-0 flex-1">
        <Link to={urls.product(product)} className="hover:underline">
          {nonBreaking(product.name)}
        </Link>
        {product.price && <PriceTag price={product.price} from={product.priceFrom} unit={product.unit} />}
      </div>
      <form action={urls.settings()} method="post">
        <input type="hidden" name="comparers" value={change} />
        <input type="hidden" name="product" value={product.id} />
        {children}
      </form>
    </div>
  )
}

function SimilarPicture({ product: { pictures } }: Pick<RowProps, 'product'>) {
  const [picture] = pictures
  return (
    <span className="size-20 shrink-0 overflow-hidden rounded-panel bg-picture">
      {picture ? <Picture picture={{ ...picture, alt: '' }} sizes="80px" className="size-full" /> : <NoPicture />}
    </span>
  )
}
