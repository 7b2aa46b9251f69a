import { sizeAvailability } from '#features/basket/rules/availability.ts'
import { type SizeOffer, whyNotSold } from '#features/basket/rules/offer.ts'
import { fitQuantity, type QuantityRange, quantityRange } from '#features/basket/rules/quantity.ts'
import { mostOfOneLine } from '#features/basket/rules/room.ts'
import { tailor } from '#features/basket/rules/tailor.ts'
import { plainTerms } from '#features/basket/rules/terms.ts'
import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import { sizeTexts } from '#features/catalogue/rules/size-word.ts'
import type { ShownPrice } from '#features/pricing/rules/shown-price.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import type { Entry, EntrySize, Wish } from './entry.ts'

/**
 * A wish with today's sizes and prices; null when its product has left the shop without a trace. A size that is gone has to be chosen anew, the only one
 * goes without saying.
 * @param offers those of the product
 */
export function toEntry(
  wish: Wish,
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
    sizeWords: { one: say(called.one, {}, words), choose: say(called.choose, {}, words) },
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
  const refusal = whyNotSold(tailor(offer, plainTerms))
  const { amount, regular, lowest, unitPrice } = price ?? {}
  return {
    id: offer.size.id,
    type: offer.size.type,
    name: offer.size.type === 'uniw' ? '' : offer.size.name || offer.size.type,
    price:
      amount === undefined || priceLabel(offer) !== 'price'
        ? null
        : { amount, regular: regular ?? null, lowest: lowest ?? null, unitPrice: unitPrice ?? null },
    refusal: refusal && say(refusal.message.text, refusal.message.values, words),
    availability: say(sizeAvailability(offer).descriptionTel, {}, words),
    range: wishedRange(offer),
  }
}

/** How many may be wished for: by the rules of the unit, whatever lies in the store today (A5.1–A5.2). */
export function wishedRange({ bounds }: Pick<SizeOffer, 'bounds'>): QuantityRange {
  const range = quantityRange({ ...bounds, stock: null })
  const maximum = range.maximum !== null && range.maximum >= range.minimum ? range.maximum : mostOfOneLine
  return { ...range, maximum }
}
