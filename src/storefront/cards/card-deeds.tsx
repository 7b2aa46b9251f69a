import type { ReactNode } from 'react'
import { type FavouritePlaceProps, FavouritePlaces } from '#features/catalogue/ui/favourite-place.tsx'
import { FavouriteButton } from '../frame/favourite-button.tsx'
import { CompareButton } from './compare-button.tsx'
import { ComparingProvider } from './comparing.tsx'
import { QuickAddButton } from './quick-add-button.tsx'
import { QuickAddingProvider } from './quick-adding.tsx'

/** Gives the cards inside all that can be done with their products: like, compare, put into the basket. */
export function CardDeeds({ onAdded, children }: { onAdded?: () => void; children: ReactNode }) {
  return (
    <QuickAddingProvider onAdded={onAdded}>
      <ComparingProvider>
        <FavouritePlaces value={CardCorner}>{children}</FavouritePlaces>
      </ComparingProvider>
    </QuickAddingProvider>
  )
}

function CardCorner(props: FavouritePlaceProps) {
  return (
    <>
      <FavouriteButton {...props} />
      {props.small && (
        <div className="card-deeds">
          <CompareButton product={props.product} />
          <QuickAddButton product={props.product} />
        </div>
      )}
    </>
  )
}
