/** Where parcels go. */
export interface Destination {
  /** 'PL': ISO 3166-1. */
  country: string
  /** As that country writes it; null: not told. */
  postcode: string | null
}
