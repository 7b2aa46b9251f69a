import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import { sizeTexts } from '#features/catalogue/rules/size-labels.ts'
import { applyLineOptions } from '#features/offers/rules/apply-line-options.ts'
import { offerAvailability } from '#features/offers/rules/availability.ts'
import { defaultLineOptions } from '#features/offers/rules/line-options.ts'
import { findSaleRefusal, type SizeOffer } from '#features/offers/rules/offer.ts'
import { clampQuantity, type QuantityRange, quantityRange } from '#features/offers/rules/quantity.ts'
import { maxLineQuantity } from '#features/offers/rules/remaining-limits.ts'
import type { ShownPrice } from '#features/pricing/rules/price-details.ts'
import { type Decimal, decimalText, parseDecimal } from '#shared/decimal.ts'
import { type PluralForms, type TextOverrides, translate } from '#shared/text.ts'

/** A product for a list, in one of its sizes or in any (null), with a quantity; null: the minimum. */
export interface WantedItem {
  productId: number
  sizeId: number | null
  quantity: Decimal | null
}

/** One size that can be chosen. */
export interface EntrySize {
  id: number
  type: string
  /** '' when there is only one. */
  name: string
  /** Today's price as on cards; null when another label is shown instead. */
  price: Pick<ShownPrice, 'amount' | 'lowest' | 'unitPrice' | 'tiers'> | null
  /** The message why it cannot be added to the basket from a list; null when it can. */
  refusal: string | null
  /** The text for its availability. */
  availability: string
  /** It is sold out and may come back: the shop can say when. */
  notify: boolean
  range: QuantityRange
}

/** A list item with today's data: a favourite, a line of a shopping list, or a bought product. */
export interface Entry {
  product: SizeOffer['product']
  /** The word for its sizes and the prompt to choose one: 'Rozmiar', 'Wybierz rozmiar'. */
  sizeWords: { one: string; choose: string }
  /** Withdrawn or hidden: it has no page any more. */
  gone: boolean
  picture: SizeOffer['picture']
  unit: PluralForms & { name: string }
  /** What is shown instead of the price, if anything. */
  label: ReturnType<typeof priceLabel>
  points: number
  sizes: EntrySize[]
  /** The id of the chosen size; null: none is chosen yet. */
  sizeId: number | null
  quantity: Decimal
}

/** The price of the chosen size, or the lowest of those that can be chosen, minor units; null when no price is shown. */
export function priceOf({ sizes, sizeId }: Entry): EntrySize['price'] {
  const selected = sizes.filter(({ id }) => sizeId === null || id === sizeId)
  const priced = selected.flatMap(({ price }) => price ?? [])
  return priced.toSorted((one, other) => one.amount - other.amount)[0] ?? null
}

/** Whether any of its sizes can be added to the basket. */
export function hasBuyableSize({ sizes }: Pick<Entry, 'sizes'>): boolean {
  return sizes.some(({ refusal }) => refusal === null)
}

/**
 * A list item with today's sizes and prices; null when its product no longer exists. A size that no longer exists has to be chosen again; the only
 * size is chosen automatically.
 * @param offers those of the product
 */
export function toEntry(
  item: WantedItem,
  offers: SizeOffer[],
  prices: Map<number, ShownPrice>,
  textOverrides: TextOverrides,
): Entry | null {
  const [first] = offers
  if (!first) return null
  const sizes = offers.map((offer) => toSize(offer, prices.get(offer.size.id), textOverrides))
  const selected = sizes.find(({ id }) => id === item.sizeId) ?? (sizes.length === 1 ? sizes[0] : undefined)
  const { range } = (selected ?? sizes[0]) as EntrySize
  const sizeTextsOfProduct = sizeTexts(
    first.product.kind,
    sizes.map(({ name }) => name),
  )
  return {
    product: first.product,
    sizeWords: {
      one: translate(sizeTextsOfProduct.one, {}, textOverrides),
      choose: translate(sizeTextsOfProduct.choose, {}, textOverrides),
    },
    gone: first.withdrawn,
    picture: first.picture,
    unit: first.unit,
    label: priceLabel(first),
    points: first.pointsPrice ?? 0,
    sizes,
    sizeId: selected?.id ?? null,
    quantity: clampQuantity(item.quantity ?? range.minimum, range, first.unit).quantity,
  }
}

function toSize(offer: SizeOffer, price: ShownPrice | undefined, textOverrides: TextOverrides): EntrySize {
  const refusal = findSaleRefusal(applyLineOptions(offer, defaultLineOptions))
  const { descriptionTel, notify } = offerAvailability(offer)
  const { amount, lowest = null, unitPrice = null, tiers = [] } = price ?? {}
  return {
    id: offer.size.id,
    type: offer.size.type,
    name: offer.size.type === 'uniw' ? '' : offer.size.name || offer.size.type,
    price: amount === undefined || priceLabel(offer) !== 'price' ? null : { amount, lowest, unitPrice, tiers },
    refusal: refusal && translate(refusal.message.text, refusal.message.values, textOverrides),
    availability: translate(descriptionTel, {}, textOverrides),
    notify,
    range: entryQuantityRange(offer),
  }
}

/** The quantities that can be on a list: by the rules of the unit, whatever the stock is today (A5.1–A5.2). */
export function entryQuantityRange({ bounds }: Pick<SizeOffer, 'bounds'>): QuantityRange {
  const range = quantityRange({ ...bounds, stock: null })
  const maximum = range.maximum !== null && range.maximum >= range.minimum ? range.maximum : maxLineQuantity
  return { ...range, maximum }
}

/** List items as a URL contains them: '1001-523-2.5_1002--', product, size and quantity. */
export function writeItems(items: WantedItem[]): string {
  return items
    .map(
      ({ productId, sizeId, quantity }) =>
        `${productId}-${sizeId ?? ''}-${quantity === null ? '' : decimalText(quantity)}`,
    )
    .join('_')
}

/** Reads what `writeItems` wrote; skips invalid items and those after the first `most`. */
export function readWantedItems(text: string, most: number): WantedItem[] {
  return text.split('_', most).flatMap((text) => {
    const [, product, size = '', quantity = ''] = /^(\d{1,9})-(\d{0,9})-(\d{1,9}(?:\.\d{1,6})?|)$/.exec(text) ?? []
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
