export interface QuickProduct {
  id: number
  name: string
}

/** A press on the button of a card, until something has come of it. */
export interface Press {
  product: QuickProduct
  bySize: boolean
}

export interface QuickAddsProps {
  presses: Press[]
  onEnd: (press: Press) => void
  /** Something has come into the basket. */
  onAdded?: () => void
}
