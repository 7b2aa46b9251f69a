import { urls } from '#shared/urls.ts'
import { CardFace } from './card-face.tsx'
import type { ProductCardProps } from './product-card.tsx'

/** A product in a list that stands where none of our scripts run: its link is an ordinary one. */
export function PlainCard({ moves: _, ...card }: ProductCardProps) {
  return (
    <CardFace
      {...card}
      link={({ children, ...look }) => (
        <a href={urls.product(card.product)} {...look}>
          {children}
        </a>
      )}
    />
  )
}
