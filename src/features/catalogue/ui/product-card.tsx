import { Link, useViewTransitionState } from 'react-router'
import { urls } from '#shared/urls.ts'
import { CardFace, type CardFaceProps } from './card-face.tsx'

export interface ProductCardProps extends Omit<CardFaceProps, 'moving' | 'link'> {
  /** Its picture moves over to the product's page. */
  moves?: boolean
}

/** A product in a list; its picture is on its way to the product's page before the page has come. */
export function ProductCard({ moves = true, ...card }: ProductCardProps) {
  const address = urls.product(card.product)
  const moving = useViewTransitionState(address) && moves
  return (
    <CardFace
      {...card}
      moving={moving}
      link={(look) => <Link to={address} prefetch="intent" viewTransition={moves} {...look} />}
    />
  )
}
