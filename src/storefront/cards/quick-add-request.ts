export interface QuickProduct {
  id: number
  name: string
}

/** A press on the button of a card, until something has come of it. */
export interface QuickAddRequest {
  product: QuickProduct
  bySize: boolean
}

export interface QuickAddsProps {
  requests: QuickAddRequest[]
  onEnd: (press: QuickAddRequest) => void
  /** Something has come into the basket. */
  onAdded?: () => void
}
