import type { Destination } from '#shared/destination.ts'
import type { PublicShop } from '#shop'
import { type DeliveryOption, offerDelivery, optionsAt, waysToDeliver } from '../rules/delivery-options.ts'
import { type DeliveryTariff, type GoodsList, tariffsIn } from '../rules/delivery-tariff.ts'
import { deliveryTariffs } from './delivery-tariffs.ts'
import { goodsOfEach, parcelGoods } from './parcel-goods.ts'

/** What somebody wants to have sent: value in minor units of the shop's currency, weight in grams. */
export interface Shipment {
  goodsGross: number
  weight: number
  productIds: number[]
  /** A promotion pays for it. */
  isPaidFor?: boolean
}

/**
 * How this may travel to these countries (two letters each) and what that costs now in the shop's currency, in the shop's order,
 * with what it costs at other postcodes; empty when nobody carries it there.
 */
export async function deliveryOptions(
  shop: PublicShop,
  { productIds, ...parcel }: Shipment,
  countries: string[],
): Promise<DeliveryOption[]> {
  const tariffs = await deliveryTariffs(shop, countries)
  const goods = await goodsThatMatter(shop, productIds, tariffs)
  return offerDelivery(tariffsIn(shop.currency, tariffs), { ...parcel, goods })
}

/**
 * The same to one place for each of several parcels with the same goods, at what it costs at that postcode, with the ways that would
 * open if more were bought (`minimumReached`).
 */
export async function waysTo(
  shop: PublicShop,
  { country, postcode }: Destination,
  productIds: number[],
  parcels: Omit<Shipment, 'productIds'>[],
): Promise<DeliveryOption[][]> {
  const stated = await deliveryTariffs(shop, [country])
  const tariffs = tariffsIn(shop.currency, stated)
  const goods = await goodsThatMatter(shop, productIds, stated)
  return parcels.map((parcel) => optionsAt(waysToDeliver(tariffs, { ...parcel, goods }), postcode))
}

/** The same for parcels with one product each, by product; two queries however many there are. */
export async function waysOfEach(
  shop: PublicShop,
  { country, postcode }: Destination,
  parcels: Map<number, Omit<Shipment, 'productIds'>[]>,
): Promise<Map<number, DeliveryOption[][]>> {
  const stated = await deliveryTariffs(shop, [country])
  const tariffs = tariffsIn(shop.currency, stated)
  const ids = [...parcels.keys()]
  const known = someMind(stated) ? await goodsOfEach(shop, ids) : new Map<number, GoodsList>()
  return new Map(
    [...parcels].map(([id, own]) => {
      const goods = known.get(id) ?? { products: [id], categories: [] }
      return [id, own.map((parcel) => optionsAt(waysToDeliver(tariffs, { ...parcel, goods }), postcode))]
    }),
  )
}

/** Of what the goods are is asked only where a courier minds. */
async function goodsThatMatter(shop: PublicShop, productIds: number[], tariffs: DeliveryTariff[]): Promise<GoodsList> {
  return someMind(tariffs) ? parcelGoods(shop, productIds) : { products: productIds, categories: [] }
}

function someMind(tariffs: DeliveryTariff[]): boolean {
  return tariffs.some(({ refuses, needs }) =>
    [refuses, needs].some(({ products, categories }) => products.length + categories.length > 0),
  )
}
