import { findPickupPoint, findPickupPoints } from '#features/delivery/queries/pickup-points.ts'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { type PickupPoint, readPointQuery } from '#features/delivery/rules/pickup-point.ts'
import type { Destination } from '#shared/postal-address.ts'
import type { PublicShop } from '#shop'
import { checkPickupPoint } from '../rules/pickup-point.ts'
import { maxShownPoints, type OfferedPoints, type ShownPoint } from '../rules/shown-point.ts'

interface OfferedSearch {
  courierId: number
  /** As typed; '': around the buyer's postcode. */
  query: string
  /** Where the parcel would go without a point. */
  buyer: Destination
  limit: number
  /** Only points where a parcel can be paid for. */
  takesPayment?: boolean
}

/** Searches a courier's points for what the buyer typed, else around the buyer's postcode, else all. */
export async function searchPickupPoints(
  shop: PublicShop,
  { courierId, query, buyer, limit, takesPayment = false }: OfferedSearch,
): Promise<{ points: PickupPoint[]; hasMore: boolean }> {
  const near = readPointQuery(buyer.postcode ?? '')
  const wanted = query.trim() === '' ? near : readPointQuery(query)
  if (query.trim() !== '' && !wanted) return { points: [], hasMore: false }
  const found = await findPickupPoints(shop, {
    ...{ courierId, takesPayment, query: wanted, limit: limit + 1 },
    country: /^[A-Z]{2}$/.test(buyer.country) ? buyer.country : 'PL',
    near: near && 'postcode' in near ? near.postcode : null,
  })
  return { points: found.slice(0, limit), hasMore: found.length > limit }
}

/** What the order form offers of a courier's points when it opens: the chosen one first, so that the choice stays in sight. */
export async function offeredPickupPoints(
  shop: PublicShop,
  { chosen, ...search }: Omit<OfferedSearch, 'limit'> & { chosen: string },
): Promise<OfferedPoints> {
  const isAsked = search.query.trim() !== '' || search.buyer.postcode !== null
  const found = isAsked
    ? await searchPickupPoints(shop, { ...search, limit: maxShownPoints })
    : { points: [], hasMore: false }
  const point = await findByTypedCode(shop, search.courierId, chosen)
  const isOffered = point?.country === search.buyer.country
  const others = found.points.filter(({ code }) => code !== point?.code)
  return {
    ...{ courierId: search.courierId, country: search.buyer.country, isAsked, hasMore: found.hasMore },
    points: (point && isOffered ? [point, ...others] : found.points).map(showPoint),
  }
}

/** The chosen point of a courier that lists its points; null: no such point, or the courier lists none. */
export async function findChosenPoint(
  shop: PublicShop,
  options: DeliveryOption[],
  { courierId, pickupPoint }: { courierId: number | null; pickupPoint: string },
): Promise<PickupPoint | null> {
  const isListed = options.some((option) => option.courierId === courierId && option.listsPoints)
  return courierId !== null && isListed ? findByTypedCode(shop, courierId, pickupPoint) : null
}

async function findByTypedCode(shop: PublicShop, courierId: number, typed: string): Promise<PickupPoint | null> {
  const code = checkPickupPoint(typed)
  return 'code' in code ? null : findPickupPoint(shop, courierId, code.value)
}

/** A point as the order form shows it. */
export function showPoint({ code, place, hours, takesPayment, ...point }: PickupPoint): ShownPoint {
  const { street, streetNumber, postcode, city } = point
  return {
    id: code,
    location: [place, hours].filter(Boolean).join(' · '),
    takesPayment,
    address: { street, streetNumber, postcode, city },
  }
}
