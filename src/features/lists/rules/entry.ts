import type { SizeOffer } from '#features/basket/rules/offer.ts'
import type { QuantityRange } from '#features/basket/rules/quantity.ts'
import type { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import type { ShownPrice } from '#features/pricing/rules/shown-price.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { PluralForms } from '#shared/text.ts'

/** A product that somebody may want, in one of its sizes or in whichever (null), and how many; null: as few as can be bought. */
export interface Wish {
  productId: number
  sizeId: number | null
  quantity: Decimal | null
}

/** One size that may be chosen. */
export interface EntrySize {
  id: number
  type: string
  /** '' where there is only one. */
  name: string
  /** Of today, as other cards show it; null when something else stands in its place. */
  price: Pick<ShownPrice, 'amount' | 'regular' | 'lowest' | 'unitPrice'> | null
  /** Why it cannot be put into a basket from a list, in words; null when it can. */
  refusal: string | null
  /** Whether it can be had, in words. */
  availability: string
  range: QuantityRange
}

/** A wish as it stands today: a line of favourites, of a shopping list, or of what was bought. */
export interface Entry {
  product: SizeOffer['product']
  /** What its sizes are called, and what asks for one: 'Rozmiar', 'Wybierz rozmiar'. */
  sizeWords: { one: string; choose: string }
  /** Withdrawn or hidden: it has no page any more. */
  gone: boolean
  picture: SizeOffer['picture']
  unit: PluralForms & { name: string }
  /** What stands where the price would. */
  label: ReturnType<typeof priceLabel>
  points: number
  sizes: EntrySize[]
  /** The id of the size that is meant; null: it has yet to be chosen. */
  sizeId: number | null
  quantity: Decimal
}

/** What one unit costs that is meant, or the cheapest of those that may be chosen, minor units; null when nothing is told. */
export function priceOf({ sizes, sizeId }: Entry): EntrySize['price'] {
  const meant = sizes.filter(({ id }) => sizeId === null || id === sizeId)
  const priced = meant.flatMap(({ price }) => price ?? [])
  return priced.toSorted((one, other) => one.amount - other.amount)[0] ?? null
}

/** Whether it can be put into the basket, once its size has been chosen. */
export function canBePut({ sizes, sizeId }: Pick<Entry, 'sizes' | 'sizeId'>): boolean {
  return sizes.some(({ id, refusal }) => (sizeId === null || id === sizeId) && refusal === null)
}
