import { toShipment } from '#features/basket/rules/basket.ts'
import { orderedSizes } from '#features/basket/rules/ordered-sizes.ts'
import { weightInGrams } from '#features/basket/rules/price-lines.ts'
import { getBasket } from '#features/basket/views.ts'
import { isPhysical } from '#features/catalogue/rules/product.ts'
import type { OrderedSize } from '#features/delivery/views/shipping-promises.ts'
import { getOffersByProduct } from '#features/offers/queries.ts'
import { visibleTotal } from '#features/offers/rules/offer.ts'
import { decimal, one } from '#shared/decimal.ts'
import type { PublicShop, Shop } from '#shop'
import type { ShippingProductInput } from './generated/resolver-types.ts'

/** The goods of one shipment. */
export interface ShippableGoods {
  sizes: OrderedSize[]
  productIds: number[]
  /** Minor units. */
  goodsGross: number
  /** Grams. */
  weight: number
  /** True when a promotion makes delivery free. */
  isPaidFor?: boolean
  /** False when there are only gift cards and services. */
  needsParcel: boolean
}

type Offers = Awaited<ReturnType<typeof getOffersByProduct>>
type Offer = Offers extends Map<number, infer One> ? One : never

/** More than a basket can hold is refused. */
const maxUnits = 99_999

/** The goods of the visitor's basket. */
export async function getBasketGoods(shop: Shop): Promise<ShippableGoods> {
  const basket = await getBasket(shop)
  return { ...toShipment(basket), sizes: orderedSizes(basket.lines), needsParcel: basket.needsDelivery }
}

/** The goods of these products; null when a product or one of its parts is unknown. */
export async function getProductGoods(
  shop: PublicShop,
  requested: ShippingProductInput[],
): Promise<ShippableGoods | null> {
  const parts = requested.flatMap(({ bundleParts }) => bundleParts ?? [])
  const ids = new Set([...requested, ...parts].map(({ id }) => id))
  const offers = Map.groupBy((await getOffersByProduct(shop, [...ids])).values(), ({ product }) => product.id)
  const lines = requested.map((item) => {
    const offer = findSize(offers, item)
    const partIds = item.bundleParts?.map((part) => findSize(offers, part)?.size.id)
    return offer && { offer, quantity: readQuantity(item.quantity), partIds }
  })
  const known = lines.filter((line) => line !== null)
  if (known.length < requested.length || known.length === 0) return null
  if (known.some(({ partIds }) => partIds?.includes(undefined))) return null
  const sent = known.filter(({ offer }) => isPhysical(offer.product.kind))
  return {
    sizes: known.map(({ offer, quantity, partIds }) => ({
      sizeId: offer.size.id,
      quantity,
      partIds: partIds?.filter((id) => id !== undefined),
    })),
    productIds: [...ids],
    goodsGross: known.reduce((sum, { offer, quantity }) => sum + visibleTotal(offer, quantity), 0),
    weight: sent.reduce((sum, { offer, quantity }) => sum + weightInGrams(offer.weight, quantity), 0),
    needsParcel: sent.length > 0,
  }
}

/** The size with this code; a product with a single size needs none. */
function findSize(offers: Map<number, Offer[]>, { id, size }: { id: number; size?: string | null }): Offer | null {
  const sizes = (offers.get(id) ?? []).filter(({ withdrawn }) => !withdrawn)
  const only = !size || size === 'onesize' ? sizes.length === 1 && sizes[0] : null
  return only || (sizes.find((offer) => offer.size.type === size) ?? null)
}

function readQuantity(quantity: number | null | undefined): bigint {
  if (quantity == null || !(quantity > 0)) return one
  return decimal(Math.min(quantity, maxUnits))
}
