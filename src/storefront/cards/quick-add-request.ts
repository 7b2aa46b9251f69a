export interface QuickProduct {
  id: number
  name: string
}

/** A press on a card's button, until it is completed. */
export interface QuickAddRequest {
  product: QuickProduct
  bySize: boolean
}

export interface QuickAddsProps {
  requests: QuickAddRequest[]
  onEnd: (press: QuickAddRequest) => void
  /** Called when a product has been added to the basket; the page shows the basket, so that a notice is enough. */
  onAdded?: () => void
}
