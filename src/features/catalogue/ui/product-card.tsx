import type { MouseEventHandler, ReactNode } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { SkipHydration, useLinkNavigation } from '#kit/static-html.tsx'
import { usePrefetch } from '#kit/use-browser-state.ts'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { ColourVersion } from '../rules/colour-names.ts'
import type { RatingTexts } from '../rules/rating.ts'
import { type Availability, priceLabel, type SaleTerms } from '../rules/sale-state.ts'
import { productTexts } from '../texts.ts'
import { ColourSwatches } from './colour-swatches.tsx'
import { FavouriteSlot } from './favourite-slot.tsx'
import { NoPicture } from './no-picture.tsx'

export interface ProductCardProps extends Omit<CardLayoutProps, 'moving' | 'link' | 'onColour'> {
  /** Its picture takes part in the transition to the product's page. */
  moves?: boolean
}

/** A product in a list; the transition of its picture begins before the product's page has loaded. */
export function ProductCard({ moves = true, ...card }: ProductCardProps) {
  const address = urls.product(card.product)
  const moving = useViewTransitionState(address) && moves
  const prefetch = usePrefetch()
  const onColour = useLinkNavigation()
  return (
    <CardLayout
      {...card}
      moving={moving}
      onColour={onColour}
      link={(look) => <Link to={address} prefetch={prefetch} viewTransition={moves} {...look} />}
    />
  )
}

interface CardLayoutProps {
  product: SaleTerms & {
    id: number
    name: string
    producer: string | null
    unit: string
    labels: string[]
    rating: RatingTexts | null
    inStock: boolean
    sizesInStock: string | null
    availability: Availability
    colours: ColourVersion[]
    pictures: PictureSource[]
  }
  /** The id of its heart; by default React generates one. */
  anchor?: string
  eager?: boolean
  /** The transition of its picture is running. */
  moving?: boolean
  /** Level of its heading on the page. */
  heading?: 'h2' | 'h3' | 'h4'
  /** The link to the product's page, with the card's class and content. */
  link: (look: { className: string; children: ReactNode }) => ReactNode
  /** A press on a link to another colour. */
  onColour?: MouseEventHandler<HTMLElement>
  /** The badge of a lower price, before those of the product's labels. */
  sale?: ReactNode
  /** The price. */
  children?: ReactNode
}

/**
 * A product in a list: picture, name, price; the whole card is a link. Prices follow the names, so that they stand
 * in line; what a card says less than others of its row is free space above its button.
 */
function CardLayout({
  product,
  anchor,
  eager,
  moving,
  heading: Heading = 'h3',
  link,
  onColour,
  sale,
  children,
}: CardLayoutProps) {
  const t = useTranslate()
  const [front, other] = product.pictures
  const label = priceLabel(product)
  const state = unsoldState(product)
  return (
    <article className="group relative flex h-full flex-col">
      <SkipHydration
        className={`relative aspect-square overflow-hidden rounded-panel bg-picture ${moving ? 'moving-picture' : ''}`}
      >
        {front ? <Picture picture={{ ...front, alt: '' }} eager={eager} {...cardPicture} /> : <NoPicture />}
        {other && (
          <span className="second-picture">
            <Picture picture={{ ...other, alt: '' }} {...cardPicture} />
          </span>
        )}
      </SkipHydration>
      <Badge product={product} state={state} sale={sale} />
      <div className="my-3 flex grow flex-col gap-0.5">
        {(product.producer || product.rating) && (
          <p className="flex justify-between gap-x-2 text-small text-soft">
            <span className="truncate">{product.producer}</span>
            {product.rating && (
              <span role="img" aria-label={product.rating.words} className="shrink-0">
                {product.rating.short}
              </span>
            )}
          </p>
        )}
        <Heading className="font-sans text-base leading-6 font-normal tracking-normal text-wrap">
          {link({
            className: 'after:absolute after:inset-0 group-hover:underline',
            children: nonBreaking(product.name),
          })}
        </Heading>
        {label === 'free' && <p className="font-semibold">{t(productTexts.free)}</p>}
        {label === 'phone' && <p className="text-small text-soft">{t(productTexts.priceByPhone)}</p>}
        {label === 'points' && (
          <p className="font-semibold">{t(productTexts.points, { count: product.pointsPrice ?? 0 })}</p>
        )}
        {label === 'price' && children}
        {product.sizesInStock && <p className="text-small text-soft">{nonBreaking(product.sizesInStock)}</p>}
        <ColourSwatches versions={product.colours} current={product.id} onClick={onColour} />
      </div>
      <FavouriteSlot product={product} anchor={anchor} />
    </article>
  )
}

const cardPicture = {
  sizes: '(min-width: 1344px) 294px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, 46vw',
  widest: 640,
  narrowest: 320,
  className: 'size-full',
}

/** Why the product is not sold now; null when it is. */
function unsoldState({ availability, inStock }: CardLayoutProps['product']): 'notSold' | 'soldOut' | null {
  if (availability === 'disable') return 'notSold'
  return availability === 'enable' && !inStock ? 'soldOut' : null
}

interface BadgeProps extends Pick<CardLayoutProps, 'product' | 'sale'> {
  state: ReturnType<typeof unsoldState>
}

/** At most one badge. */
function Badge({ product, state, sale }: BadgeProps) {
  const t = useTranslate()
  if (state) return <span className="badge">{t(productTexts[state])}</span>
  if (sale) return sale
  if (product.labels.includes('new')) return <span className="badge">{t(productTexts.new)}</span>
  if (product.labels.includes('bestseller')) return <span className="badge">{t(productTexts.bestseller)}</span>
  return null
}

/** A product card for pages without scripts: its link is a plain one. */
export function StaticProductCard({ moves: _, ...card }: ProductCardProps) {
  return (
    <CardLayout
      {...card}
      link={({ children, ...look }) => (
        <a href={urls.product(card.product)} {...look}>
          {children}
        </a>
      )}
    />
  )
}
