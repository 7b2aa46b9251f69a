import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import { sizeTexts } from '#features/catalogue/rules/size-labels.ts'
import { applyLineOptions } from '#features/offers/rules/apply-line-options.ts'
import { offerAvailability } from '#features/offers/rules/availability.ts'
import { defaultLineOptions } from '#features/offers/rules/line-options.ts'
import { findSaleRefusal, type SizeOffer } from '#features/offers/rules/offer.ts'
import { fitQuantity, type QuantityRange, quantityRange } from '#features/offers/rules/quantity.ts'
import { maxLineQuantity } from '#features/offers/rules/remaining-limits.ts'
import type { ShownPrice } from '#features/pricing/rules/price-details.ts'
import { type Decimal, decimalText, parseDecimal } from '#shared/decimal.ts'
import { type PluralForms, type TextOverrides, translate } from '#shared/text.ts'

/** A product that somebody may want, in one of its sizes or in whichever (null), and how many; null: as few as can be bought. */
export interface WantedItem {
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
export function canAddToBasket({ sizes, sizeId }: Pick<Entry, 'sizes' | 'sizeId'>): boolean {
  return sizes.some(({ id, refusal }) => (sizeId === null || id === sizeId) && refusal === null)
}

/**
 * A wish with today's sizes and prices; null when its product has left the shop without a trace. A size that is gone has to be chosen anew, the only one
 * goes without saying.
 * @param offers those of the product
 */
export function toEntry(
  wish: WantedItem,
  offers: SizeOffer[],
  prices: Map<number, ShownPrice>,
  words: TextOverrides,
): Entry | null {
  const [first] = offers
  if (!first) return null
  const sizes = offers.map((offer) => toSize(offer, prices.get(offer.size.id), words))
  const meant = sizes.find(({ id }) => id === wish.sizeId) ?? (sizes.length === 1 ? sizes[0] : undefined)
  const { range } = (meant ?? sizes[0]) as EntrySize
  const called = sizeTexts(
    first.product.kind,
    sizes.map(({ name }) => name),
  )
  return {
    product: first.product,
    sizeWords: { one: translate(called.one, {}, words), choose: translate(called.choose, {}, words) },
    gone: first.withdrawn,
    picture: first.picture,
    unit: first.unit,
    label: priceLabel(first),
    points: first.pointsPrice ?? 0,
    sizes,
    sizeId: meant?.id ?? null,
    quantity: fitQuantity(wish.quantity ?? range.minimum, range, first.unit).quantity,
  }
}

function toSize(offer: SizeOffer, price: ShownPrice | undefined, words: TextOverrides): EntrySize {
  const refusal = findSaleRefusal(applyLineOptions(offer, defaultLineOptions))
  const { amount, regular, lowest, unitPrice } = price ?? {}
  return {
    id: offer.size.id,
    type: offer.size.type,
    name: offer.size.type === 'uniw' ? '' : offer.size.name || offer.size.type,
    price:
      amount === undefined || priceLabel(offer) !== 'price'
        ? null
        : { amount, regular: regular ?? null, lowest: lowest ?? null, unitPrice: unitPrice ?? null },
    refusal: refusal && translate(refusal.message.text, refusal.message.values, words),
    availability: translate(offerAvailability(offer).descriptionTel, {}, words),
    range: entryQuantityRange(offer),
  }
}

/** How many may be wished for: by the rules of the unit, whatever lies in the store today (A5.1–A5.2). */
export function entryQuantityRange({ bounds }: Pick<SizeOffer, 'bounds'>): QuantityRange {
  const range = quantityRange({ ...bounds, stock: null })
  const maximum = range.maximum !== null && range.maximum >= range.minimum ? range.maximum : maxLineQuantity
  return { ...range, maximum }
}

/** Wishes as an address carries them: '1001-523-2.5_1002--', product, size and quantity. */
export function writeItems(wishes: WantedItem[]): string {
  return wishes
    .map(
      ({ productId, sizeId, quantity }) =>
        `${productId}-${sizeId ?? ''}-${quantity === null ? '' : decimalText(quantity)}`,
    )
    .join('_')
}

/** Reads what `writeWishes` wrote; what makes no sense is left out, and whatever comes after `most`. */
export function readWantedItems(text: string, most: number): WantedItem[] {
  return text.split('_', most).flatMap((written) => {
    const [, product, size = '', quantity = ''] = /^(\d{1,9})-(\d{0,9})-(\d{1,9}(?:\.\d{1,6})?|)$/.exec(written) ?? []
    if (product === undefined) return []
    return [
      {
        productId: Number(product),
        sizeId: size ? Number(size) : null,
        quantity: quantity ? parseDecimal(quantity) : null,
      },
    ]
  })
}
