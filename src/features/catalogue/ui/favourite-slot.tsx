import { type ComponentType, createContext, useContext } from 'react'
import type { CardTerms } from '../rules/card-purchase.ts'

export interface FavouriteSlotProps {
  product: { id: number; name: string } & Partial<CardTerms>
  /** The size that is chosen, where one can be chosen. */
  size?: string
  /** In the corner of a card, without words to see. */
  small?: boolean
}

const HeartContext = createContext<ComponentType<FavouriteSlotProps> | null>(null)

/** What stands in every place for a heart inside: the catalogue does not know whose favourites there are, nor of baskets. */
export const FavouriteSlotProvider = HeartContext.Provider

/** Where a heart stands, beside a product or in the corner of its card. */
export function FavouriteSlot(props: FavouriteSlotProps) {
  const Heart = useContext(HeartContext)
  return Heart && <Heart {...props} />
}
