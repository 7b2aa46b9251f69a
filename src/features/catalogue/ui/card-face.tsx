import type { ReactNode } from 'react'
import { Kept } from '#kit/kept.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { useWords } from '#kit/words.tsx'
import { keepTogether } from '#shared/keep-together.ts'
import { type Availability, priceLabel, type SaleTerms } from '../rules/sale-state.ts'
import { productTexts } from '../texts/product.ts'
import { FavouritePlace } from './favourite-place.tsx'
import { NoPicture } from './no-picture.tsx'

export interface CardFaceProps {
  product: SaleTerms & {
    id: number
    name: string
    producer: string | null
    unit: string
    labels: string[]
    inStock: boolean
    sizesInStock: string | null
    availability: Availability
    pictures: PictureSource[]
  }
  eager?: boolean
  /** Its picture is moving over to the product's page. */
  moving?: boolean
  /** Level of its heading on the page. */
  heading?: 'h2' | 'h3'
  /** The link to the product's page, with the look and the words that the card gives it. */
  link: (look: { className: string; children: ReactNode }) => ReactNode
  /** The price. */
  children?: ReactNode
}

/** A product in a list: picture, name, price; the whole card leads to it. */
export function CardFace({ product, eager, moving, heading: Heading = 'h3', link, children }: CardFaceProps) {
  const say = useWords()
  const [front, other] = product.pictures
  const label = priceLabel(product)
  return (
    <article className="group relative">
      <Kept
        className={`relative aspect-square overflow-hidden rounded-panel bg-picture ${moving ? 'moving-picture' : ''}`}
      >
        {front ? (
          <Picture picture={{ ...front, alt: '' }} sizes={cardSizes} eager={eager} className="size-full" />
        ) : (
          <NoPicture />
        )}
        {other && (
          <span className="second-picture">
            <Picture picture={{ ...other, alt: '' }} sizes={cardSizes} className="size-full" />
          </span>
        )}
      </Kept>
      <Badge product={product} />
      <div className="mt-3 flex flex-col gap-0.5">
        {product.producer && <p className="text-small text-soft">{product.producer}</p>}
        <Heading className="font-sans text-base leading-6 font-normal tracking-normal">
          {link({
            className: 'after:absolute after:inset-0 group-hover:underline',
            children: keepTogether(product.name),
          })}
        </Heading>
        {label === 'free' && <p className="font-semibold">{say(productTexts.free)}</p>}
        {label === 'phone' && <p className="text-small text-soft">{say(productTexts.priceByPhone)}</p>}
        {label === 'points' && (
          <p className="font-semibold">{say(productTexts.points, { count: product.pointsPrice ?? 0 })}</p>
        )}
        {label === 'price' && children}
        {product.sizesInStock && <p className="text-small text-soft">{keepTogether(product.sizesInStock)}</p>}
      </div>
      <FavouritePlace product={product} small />
    </article>
  )
}

const cardSizes = '(min-width: 1344px) 294px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, 46vw'

function Badge({ product }: Pick<CardFaceProps, 'product'>) {
  const say = useWords()
  if (product.availability === 'disable') return <span className="badge">{say(productTexts.unavailable)}</span>
  if (!product.inStock && product.availability === 'enable')
    return <span className="badge">{say(productTexts.outOfStock)}</span>
  if (product.labels.includes('new')) return <span className="badge">{say(productTexts.new)}</span>
  if (product.labels.includes('bestseller')) return <span className="badge">{say(productTexts.bestseller)}</span>
  return null
}
