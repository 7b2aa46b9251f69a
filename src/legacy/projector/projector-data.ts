import { findProductRecord, type ProductRecord } from '#features/catalogue/queries/product-record.ts'
import { isPhysical, type ProductKind } from '#features/catalogue/rules/product.ts'
import { type DeliveryCostEstimate, estimateDeliveryCost } from '#features/delivery/rules/delivery-cost.ts'
import { defaultDestination } from '#features/delivery/rules/destination.ts'
import type { ExpiringPromise } from '#features/delivery/rules/shipping-promise.ts'
import { getDeliveryOptions } from '#features/delivery/views/delivery-options.ts'
import { shippingTimes } from '#features/delivery/views/shipping-promises.ts'
import { getOffersByProduct } from '#features/offers/queries.ts'
import { findSaleRefusal, isPriceVisible, type SizeOffer, visiblePrice } from '#features/offers/rules/offer.ts'
import type { PriceFacts } from '#features/pricing/rules/price-facts.ts'
import { getPriceFacts } from '#features/pricing/views.ts'
import { splitVat, wireAmount } from '#shared/money.ts'
import { wireFlag } from '#shared/wire-flag.ts'
import type { PublicShop } from '#shop'
import { moneyFields } from '../wire-money.ts'
import type { ProjectorMember, ProjectorRequest } from './request.ts'

export type ProjectorOffer = Awaited<ReturnType<typeof getOffersByProduct>> extends Map<number, infer One> ? One : never

/** The data of the requested members; data that no member needs is empty. */
export interface ProjectorData {
  record: ProductRecord
  /** In the merchant's order. */
  offers: ProjectorOffer[]
  /** The selected size; null when the product has no sizes or not this one. */
  chosen: ProjectorOffer | null
  /** By size id. */
  facts: Map<number, PriceFacts>
  times: Map<number, ExpiringPromise>
  costs: Map<number, DeliveryCostEstimate>
}

const membersNeeding = {
  pictures: ['pictures'],
  versions: ['versions', 'multiversions'],
  offers: ['product', 'sizes', 'size', 'sizeprices', 'sizeavailability', 'sizedelivery', 'bundleprice', 'bundle'],
  facts: ['product', 'size', 'sizeprices', 'bundleprice'],
  times: ['product', 'size', 'sizeavailability'],
  costs: ['product', 'size', 'sizedelivery'],
} satisfies Record<string, ProjectorMember[]>

/** Returns the data of an answer, read in at most nine queries; null when there is no such product. */
export async function findProjectorData(
  shop: PublicShop,
  { productId, members, size }: ProjectorRequest,
): Promise<ProjectorData | null> {
  if (productId === null) return null
  const needs = (what: keyof typeof membersNeeding) => membersNeeding[what].some((member) => members.has(member))
  const [record, found] = await Promise.all([
    findProductRecord(shop, productId, {
      pictures: needs('pictures'),
      versions: needs('versions'),
    }),
    needs('offers') ? getOffersByProduct(shop, [productId]) : new Map<number, ProjectorOffer>(),
  ])
  if (!record) return null
  const offers = record.sizes.flatMap(({ id }) => found.get(id) ?? [])
  const chosen = findSize(offers, size)
  const relevant = members.has('product') ? offers : offers.filter((offer) => offer === chosen)
  const ids = relevant.map(({ size }) => size.id)
  const priced = relevant.flatMap((offer) => (isPriceVisible(offer) && offer.price ? offer.size.id : []))
  const [facts, times, costs] = await Promise.all([
    needs('facts') && priced.length > 0 ? getPriceFacts(shop, priced) : new Map<number, PriceFacts>(),
    needs('times') && ids.length > 0 ? shippingTimes(shop, ids) : new Map<number, ExpiringPromise>(),
    needs('costs') && ids.length > 0
      ? getDeliveryEstimates(shop, record, relevant)
      : new Map<number, DeliveryCostEstimate>(),
  ])
  return { record, offers, chosen, facts, times, costs }
}

/** The size of this type; without a type the first buyable one. */
function findSize(offers: ProjectorOffer[], type: string | null): ProjectorOffer | null {
  if (type !== null) return offers.find(({ size }) => size.type === type) ?? null
  return offers.find((offer) => findSaleRefusal(offer) === null) ?? offers[0] ?? null
}

/**
 * The lowest delivery cost of one unit of each size, by size id, to the default destination. Goods without a parcel are
 * missing.
 */
async function getDeliveryEstimates(
  shop: PublicShop,
  { kind }: { kind: ProductKind },
  offers: SizeOffer[],
): Promise<Map<number, DeliveryCostEstimate>> {
  if (!isPhysical(kind)) return new Map()
  const parcels = offers.map((offer) => ({ goodsGross: visiblePrice(offer) ?? 0, weight: offer.weight }))
  const productIds = [...new Set(offers.map(({ product }) => product.id))]
  const ways = await getDeliveryOptions(shop, defaultDestination(shop.settings), productIds, parcels)
  return new Map(
    offers.map(({ size }, index) => [
      size.id,
      estimateDeliveryCost(ways[index] ?? [], parcels[index]?.goodsGross ?? 0),
    ]),
  )
}

/**
 * Member sizedelivery: the lowest delivery cost of one unit, '0' when it is free or needs no delivery; undefined when no
 * courier carries it.
 */
export function sizeDelivery({ currency }: PublicShop, cost: DeliveryCostEstimate | undefined) {
  if (cost && !cost.cheapest) return { undefined: wireFlag(true) }
  const free = { shipping: '0', undefined: wireFlag(false) }
  if (!cost?.cheapest || cost.cheapest.gross === 0) return free
  const { gross, vatPercent } = cost.cheapest
  return {
    ...moneyFields('shipping', splitVat(gross, vatPercent), currency.format),
    undefined: wireFlag(false),
    ...(cost.freeFrom !== null && { limitfree: wireAmount(cost.freeFrom) }),
  }
}
