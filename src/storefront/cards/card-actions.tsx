import type { ReactNode } from 'react'
import { type FavouriteSlotProps, FavouriteSlotProvider } from '#features/catalogue/ui/favourite-slot.tsx'
import { FavouriteButton } from '../frame/personal.tsx'
import { CompareButton, ComparisonProvider } from './comparison.tsx'
import { QuickAddButton, QuickAddProvider } from './quick-add.tsx'

/** Enables every action of the cards inside: like, compare, add to the basket. */
export function CardActions({ onAdded, children }: { onAdded?: () => void; children: ReactNode }) {
  return (
    <QuickAddProvider onAdded={onAdded}>
      <ComparisonProvider>
        <FavouriteSlotProvider value={CardCorner}>{children}</FavouriteSlotProvider>
      </ComparisonProvider>
    </QuickAddProvider>
  )
}

/** What stands in the corner of a card and at its end; without scripts it is made of forms. */
export function CardCorner(props: FavouriteSlotProps) {
  return (
    <>
      <FavouriteButton {...props} />
      <div className="card-actions">
        <CompareButton product={props.product} />
      </div>
      <QuickAddButton product={props.product} />
    </>
  )
}
