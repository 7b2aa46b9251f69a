import type { SizeOffer } from '#features/basket/rules/offer.ts'
import { toldGross } from '#features/basket/rules/told-price.ts'
import { isGoods, type ProductKind } from '#features/catalogue/rules/product-kind.ts'
import { waysTo } from '#features/delivery/reads/delivery-options.ts'
import { defaultDestination } from '#features/delivery/rules/chosen-destination.ts'
import { type DeliveryEstimate, estimateDelivery } from '#features/delivery/rules/delivery-estimate.ts'
import type { PublicShop } from '#shop'

/** What sending one of each size of a product costs at least, by size id, to where parcels go of whom nobody knows where he lives; what is put into no parcel is missing. */
export async function deliveryCosts(
  shop: PublicShop,
  { kind }: { kind: ProductKind },
  offers: SizeOffer[],
): Promise<Map<number, DeliveryEstimate>> {
  if (!isGoods(kind)) return new Map()
  const parcels = offers.map((offer) => ({ goodsGross: toldGross(offer) ?? 0, weight: offer.weight }))
  const productIds = [...new Set(offers.map(({ product }) => product.id))]
  const ways = await waysTo(shop, defaultDestination(shop.settings), productIds, parcels)
  return new Map(
    offers.map(({ size }, place) => [size.id, estimateDelivery(ways[place] ?? [], parcels[place]?.goodsGross ?? 0)]),
  )
}
