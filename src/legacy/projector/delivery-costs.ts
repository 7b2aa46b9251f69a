import type { SizeOffer } from '#features/basket/rules/offer.ts'
import { deliveryOptions } from '#features/delivery/reads/delivery-options.ts'
import { cheapestDelivery, type DeliveryOption, missingToFree } from '#features/delivery/rules/delivery-options.ts'
import type { PublicShop } from '#shop'
import { toldGross } from './told-price.ts'

/** What sending one of a size costs at least. */
export interface DeliveryCost {
  /** Null: nobody carries it. */
  cheapest: DeliveryOption | null
  /** From which value of goods it costs nothing, gross minor units; null when it does already, or never will. */
  freeFrom: number | null
}

/** By size id, to where parcels go of whom nobody knows where he lives; what is put into no parcel is missing. */
export async function deliveryCosts(
  shop: PublicShop,
  { kind }: { kind: string },
  offers: SizeOffer[],
): Promise<Map<number, DeliveryCost>> {
  if (kind === 'virtual' || kind === 'service') return new Map()
  const entries = offers.map(async (offer): Promise<[number, DeliveryCost]> => {
    const goodsGross = toldGross(offer) ?? 0
    const options = await deliveryOptions(shop, { goodsGross, weight: offer.weight }, ['PL'])
    const missing = missingToFree(options, goodsGross)
    return [offer.size.id, { cheapest: cheapestDelivery(options), freeFrom: missing ? goodsGross + missing : null }]
  })
  return new Map(await Promise.all(entries))
}
