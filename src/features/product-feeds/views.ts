import { sql } from 'kysely'
import { type FullProduct, getFullProducts, getProductAttributes } from '#features/catalogue/queries/product-details.ts'
import { isPhysical } from '#features/catalogue/rules/product.ts'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { getDeliveryOptionsByProduct } from '#features/delivery/views/delivery-options.ts'
import { getOffersByProduct, type PricedOffer } from '#features/offers/queries.ts'
import { entryPrice, findSaleRefusals, isPriceVisible } from '#features/offers/rules/offer.ts'
import type { PriceFacts } from '#features/pricing/rules/price-facts.ts'
import { getPriceFacts } from '#features/pricing/views.ts'
import { anyId } from '#platform/database/sql-helpers.ts'
import { one } from '#shared/decimal.ts'
import { plainText } from '#shared/plain-text.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import type { FeedProduct, FeedProductSize } from './rules/feed-product.ts'

const pictureWidth = 1_280
const country = 'PL'

/** Returns products on sale for feeds, by id; hidden and withdrawn ones are missing. The number of queries is constant. */
export async function getFeedProducts(shop: PublicShop, ids: number[]): Promise<Map<number, FeedProduct>> {
  const products = await getFullProducts(shop, ids)
  const shown = [...products.keys()]
  const offers = [...(await getOffersByProduct(shop, shown)).values()]
  const sizeIds = offers.flatMap(({ price, size }) => (price ? size.id : []))
  const [facts, traits, delays] = await Promise.all([
    getPriceFacts(shop, sizeIds),
    getProductAttributes(shop, shown),
    preparationDays(shop, shown),
  ])
  const byProduct = Map.groupBy(offers, (offer) => offer.product.id)
  const ways = await getDeliveryOptionsByProduct(shop, { country, postcode: null }, parcelsOf(products, byProduct))
  const found = new Map<number, FeedProduct>()
  for (const product of products.values()) {
    const sizes = feedSizes(product, byProduct.get(product.id) ?? [], facts, ways.get(product.id) ?? [])
    const parameters = (traits.get(product.id)?.parameters ?? []).map(({ name, values }) => ({
      name,
      values: values.map((value) => value.name),
    }))
    found.set(product.id, { ...described(shop, product), parameters, delayDays: delays.get(product.id) ?? null, sizes })
  }
  return found
}

function described(
  { publicUrl }: PublicShop,
  product: FullProduct,
): Omit<FeedProduct, 'parameters' | 'delayDays' | 'sizes'> {
  return {
    ...{ id: product.id, name: product.name, kind: product.kind },
    description: plainText(product.description) || plainText(product.lead),
    producer: product.producer?.name ?? null,
    categories: product.categories.map(({ name }) => name),
    pictures: product.pictures.map(({ file, width, height }) => ({
      address: serverUrls.absolute(publicUrl, urls.picture(file, pictureWidth, 'jpeg')),
      width,
      height,
    })),
    link: serverUrls.absolute(publicUrl, urls.product(product)),
  }
}

/** One piece of each size that needs delivery. */
function parcelsOf(
  products: Map<number, FullProduct>,
  offers: Map<number, PricedOffer[]>,
): Map<number, { goodsGross: number; weight: number }[]> {
  const goods = [...products.values()].filter(({ kind }) => isPhysical(kind))
  return new Map(
    goods.map(({ id }) => [
      id,
      (offers.get(id) ?? []).map((offer) => ({ goodsGross: entryPrice(offer) ?? 0, weight: offer.weight })),
    ]),
  )
}

function feedSizes(
  product: FullProduct,
  offers: PricedOffer[],
  facts: Map<number, PriceFacts>,
  ways: DeliveryOption[][],
): FeedProductSize[] {
  return offers.map((offer, index) => {
    const { size, bounds, weight, availability } = offer
    const { code = null, ean = null } = product.sizes.find(({ id }) => id === size.id) ?? {}
    return {
      ...{ id: size.id, type: size.type, name: offers.length > 1 ? size.name : '', code, ean, weight },
      gross: entryPrice(offer),
      lowest: isPriceVisible(offer) ? reducedFrom(facts.get(size.id)) : null,
      buyable: findSaleRefusals(offer).length === 0,
      toOrder: availability === 'order',
      stock: bounds.stock === null ? null : Math.max(0, Number(bounds.stock / one)),
      shipping: cheapest(ways[index] ?? []),
    }
  })
}

/** The lowest price of the 30 days before the current reduction. */
function reducedFrom(facts: PriceFacts | undefined): number | null {
  return facts?.lowest && facts.regular !== null && facts.gross < facts.regular ? facts.lowest.gross : null
}

function cheapest(ways: DeliveryOption[]): FeedProductSize['shipping'] {
  const costs = ways
    .filter(({ prepaid, minimumReached }) => prepaid === 'prepaid' && minimumReached)
    .map(({ gross }) => gross)
  return costs.length > 0 ? { country, gross: Math.min(...costs) } : null
}

async function preparationDays(shop: PublicShop, ids: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; days: number }>`
    select id, delay_days as days from product where id = ${anyId(ids)} and delay_days is not null
  `.execute(shop.database)
  return new Map(rows.map(({ id, days }) => [id, days]))
}
