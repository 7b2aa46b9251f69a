import type { ProductInput } from '#features/catalogue/checks.ts'
import type { WantedPrice } from '#features/pricing/rules/plan-prices.ts'
import type { Result } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'

/** What one record of a feed says. */
export interface FeedItem {
  sourceId: string
  /** Null when the feed tells only prices and stock of products that are there already. */
  product: ProductInput | null
  sizes: FeedSize[]
  /** Code of the currency of its prices; PLN when it is left out. */
  currency?: string
  /** The source has it no longer: nothing is left of any size. */
  gone?: boolean
  /** What was left out of it, for the merchant. */
  remarks?: Message[]
}

export interface FeedSize {
  type: string
  /** Decimal text, '-1' unlimited; null: nothing was said. */
  stock: string | null
  /** Null: nothing was said. */
  price: (WantedPrice & { recommended?: number | undefined }) | null
}

export type CheckedItem = Result<FeedItem, Message[]>

/** What the feed leaves open and whoever imports it says. */
export interface FeedOptions {
  /** VAT class of products whose feed does not name one: '23'. */
  vat: string
  /** Codes of the currencies in which one may buy: prices in others are refused. */
  currencies: string[]
  now: Date
}

export const onlySize = { type: 'uniw', name: 'uniwersalny' }
