import type { Currency } from '#shared/currency.ts'

/** Where a product stands, as far as promotions ask. */
export interface GoodsFacts {
  /** Its categories with all above them. */
  categoryIds: number[]
  producerId: number | null
}

/** A client who has signed in. */
export interface Client {
  /** The merchant's own word for clients of a kind: 'hurt', 'stali'; '' for none. */
  group: string
  company: boolean
  /** Whether he has ordered before; a cancelled order is none. */
  hasOrdered: boolean
}

/** What conditions are held against beside the lines. */
export interface Circumstances {
  now: Date
  currency: Currency
  /** By product. */
  goods: Map<number, GoodsFacts>
  /** Products that are money. */
  giftCards: ReadonlySet<number>
  /** Null: nobody has signed in. */
  client: Client | null
}
