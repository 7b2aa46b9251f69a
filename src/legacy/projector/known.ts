import { offersOfProducts } from '#features/basket/reads/find-offers.ts'
import { whyNotSold } from '#features/basket/rules/offer.ts'
import { isTold } from '#features/basket/rules/told-price.ts'
import { findProductRecord, type ProductRecord } from '#features/catalogue/reads/product-record.ts'
import { shippingTimes } from '#features/delivery/reads/shipping-promises.ts'
import type { DeliveryEstimate } from '#features/delivery/rules/delivery-estimate.ts'
import type { PromiseUntil } from '#features/delivery/rules/promise-until.ts'
import { priceFacts } from '#features/pricing/reads/price-facts.ts'
import type { PriceFacts } from '#features/pricing/rules/price-facts.ts'
import type { PublicShop } from '#shop'
import type { Asked, Member } from './asked.ts'
import { deliveryCosts } from './delivery-costs.ts'

export type Offer = Awaited<ReturnType<typeof offersOfProducts>> extends Map<number, infer One> ? One : never

/** All that the members which were asked for are made from; what none of them needs is empty. */
export interface Known {
  record: ProductRecord
  /** In the merchant's order. */
  offers: Offer[]
  /** The size that is meant; null: the product has none, or not this one. */
  chosen: Offer | null
  /** By size id. */
  facts: Map<number, PriceFacts>
  times: Map<number, PromiseUntil>
  costs: Map<number, DeliveryEstimate>
}

const needing = {
  pictures: ['pictures'],
  versions: ['versions', 'multiversions'],
  offers: ['product', 'sizes', 'size', 'sizeprices', 'sizeavailability', 'sizedelivery', 'bundleprice', 'bundle'],
  facts: ['product', 'size', 'sizeprices', 'bundleprice'],
  times: ['product', 'size', 'sizeavailability'],
  costs: ['product', 'size', 'sizedelivery'],
} satisfies Record<string, Member[]>

/** Reads at once whatever the answer needs, in nine queries at most; null when there is no such product. */
export async function findKnown(shop: PublicShop, { productId, members, size }: Asked): Promise<Known | null> {
  if (productId === null) return null
  const needs = (what: keyof typeof needing) => needing[what].some((member) => members.has(member))
  const [record, found] = await Promise.all([
    findProductRecord(shop, productId, {
      pictures: needs('pictures'),
      versions: needs('versions'),
    }),
    needs('offers') ? offersOfProducts(shop, [productId]) : new Map<number, Offer>(),
  ])
  if (!record) return null
  const offers = record.sizes.flatMap(({ id }) => found.get(id) ?? [])
  const chosen = chooseSize(offers, size)
  const meant = members.has('product') ? offers : offers.filter((offer) => offer === chosen)
  const ids = meant.map(({ size }) => size.id)
  const told = meant.flatMap((offer) => (isTold(offer) && offer.price ? offer.price : []))
  const [facts, times, costs] = await Promise.all([
    needs('facts') && told.length > 0 ? priceFacts(shop, told) : new Map<number, PriceFacts>(),
    needs('times') && ids.length > 0 ? shippingTimes(shop, ids) : new Map<number, PromiseUntil>(),
    needs('costs') && ids.length > 0 ? deliveryCosts(shop, record, meant) : new Map<number, DeliveryEstimate>(),
  ])
  return { record, offers, chosen, facts, times, costs }
}

/** The size of this type; where none is named, the first that can be bought. */
function chooseSize(offers: Offer[], type: string | null): Offer | null {
  if (type !== null) return offers.find(({ size }) => size.type === type) ?? null
  return offers.find((offer) => whyNotSold(offer) === null) ?? offers[0] ?? null
}
