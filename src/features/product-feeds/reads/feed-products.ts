import { sql } from 'kysely'
import { offersOfProducts, type PricedOffer } from '#features/basket/reads/find-offers.ts'
import { causesAgainst } from '#features/basket/rules/offer.ts'
import { entryGross, isTold } from '#features/basket/rules/told-price.ts'
import { productTraits } from '#features/catalogue/reads/product-traits.ts'
import { type ProductInFull, productsInFull } from '#features/catalogue/reads/products-in-full.ts'
import { isGoods } from '#features/catalogue/rules/product-kind.ts'
import { waysOfEach } from '#features/delivery/reads/delivery-options.ts'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { priceFacts } from '#features/pricing/reads/price-facts.ts'
import type { PriceFacts } from '#features/pricing/rules/price-facts.ts'
import { among } from '#platform/database/among.ts'
import { one } from '#shared/decimal.ts'
import { plainText } from '#shared/plain-text.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import type { FeedProduct, FeedSize } from '../rules/feed-product.ts'

const pictureWidth = 1_280
const country = 'PL'

/** Products on sale as feeds tell of them, by id; hidden and withdrawn ones are missing. Some queries, however many there are. */
export async function feedProducts(shop: PublicShop, ids: number[]): Promise<Map<number, FeedProduct>> {
  const products = await productsInFull(shop, ids)
  const shown = [...products.keys()]
  const offers = [...(await offersOfProducts(shop, shown)).values()]
  const prices = offers.flatMap(({ price }) => price ?? [])
  const [facts, traits, delays] = await Promise.all([
    priceFacts(shop, prices),
    productTraits(shop, shown),
    preparationDays(shop, shown),
  ])
  const byProduct = Map.groupBy(offers, (offer) => offer.product.id)
  const ways = await waysOfEach(shop, { country, postcode: null }, parcelsOf(products, byProduct))
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
  product: ProductInFull,
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

/** One piece of each size, of what is sent at all. */
function parcelsOf(
  products: Map<number, ProductInFull>,
  offers: Map<number, PricedOffer[]>,
): Map<number, { goodsGross: number; weight: number }[]> {
  const goods = [...products.values()].filter(({ kind }) => isGoods(kind))
  return new Map(
    goods.map(({ id }) => [
      id,
      (offers.get(id) ?? []).map((offer) => ({ goodsGross: entryGross(offer) ?? 0, weight: offer.weight })),
    ]),
  )
}

function feedSizes(
  product: ProductInFull,
  offers: PricedOffer[],
  facts: Map<number, PriceFacts>,
  ways: DeliveryOption[][],
): FeedSize[] {
  return offers.map((offer, place) => {
    const { size, bounds, weight, availability } = offer
    const { code = null, ean = null } = product.sizes.find(({ id }) => id === size.id) ?? {}
    return {
      ...{ id: size.id, type: size.type, name: offers.length > 1 ? size.name : '', code, ean, weight },
      gross: entryGross(offer),
      lowest: isTold(offer) ? reducedFrom(facts.get(size.id)) : null,
      buyable: causesAgainst(offer).length === 0,
      toOrder: availability === 'order',
      stock: bounds.stock === null ? null : Math.max(0, Number(bounds.stock / one)),
      shipping: cheapest(ways[place] ?? []),
    }
  })
}

/** The lowest price of the 30 days before the reduction that runs. */
function reducedFrom(facts: PriceFacts | undefined): number | null {
  return facts?.lowest && facts.regular !== null && facts.gross < facts.regular ? facts.lowest.gross : null
}

function cheapest(ways: DeliveryOption[]): FeedSize['shipping'] {
  const costs = ways
    .filter(({ prepaid, minimumReached }) => prepaid === 'prepaid' && minimumReached)
    .map(({ gross }) => gross)
  return costs.length > 0 ? { country, gross: Math.min(...costs) } : null
}

async function preparationDays(shop: PublicShop, ids: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; days: number }>`
    select id, delay_days as days from product where id = ${among(ids)} and delay_days is not null
  `.execute(shop.database)
  return new Map(rows.map(({ id, days }) => [id, days]))
}
