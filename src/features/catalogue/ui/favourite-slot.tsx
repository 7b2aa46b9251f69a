import { type ComponentType, createContext, useContext } from 'react'
import type { CardTerms } from '../rules/sale-state.ts'

export interface FavouriteSlotProps {
  product: { id: number; name: string } & Partial<CardTerms>
  /** The chosen size, if there is a choice. */
  size?: string
  /** The id of the heart; by default React generates one. */
  anchor?: string
}

const HeartContext = createContext<ComponentType<FavouriteSlotProps> | null>(null)

/** Renders the heart into every slot inside: the catalogue knows nothing of favourites and baskets. */
export const FavouriteSlotProvider = HeartContext.Provider

/** Returns what the slots here render, for those of another rendering. */
export function useFavouriteSlot(): ComponentType<FavouriteSlotProps> | null {
  return useContext(HeartContext)
}

/** A slot for the heart, in the corner of a product's picture. */
export function FavouriteSlot(props: FavouriteSlotProps) {
  const Heart = useFavouriteSlot()
  return Heart && <Heart {...props} />
}
