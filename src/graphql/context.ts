import {
  type FullProduct,
  getFullProducts,
  getProductAttributes,
  type ProductAttributes,
} from '#features/catalogue/queries/product-details.ts'
import { type StoreStockLevels, stockByStore } from '#features/catalogue/queries/stock.ts'
import { getOffersByProduct } from '#features/offers/queries.ts'
import { isPriceVisible } from '#features/offers/rules/offer.ts'
import { priceTextSettings } from '#features/pricing/settings.ts'
import { getLowestPrices } from '#features/pricing/views.ts'
import type { PublicShop, Shop } from '#shop'
import { createDataLoader, createRequestCache, type DataLoader, type RequestCache } from './data-loader.ts'
import type { Product } from './generated/resolver-types.ts'
import { productAnswer } from './product-answer.ts'

/** What resolvers get for one request. */
export interface GraphqlContext {
  publicShop: PublicShop
  /** Whoever asks; looked up only when somebody wants to know. */
  openShop: () => Promise<Shop>
  /** Products on sale, those of all aliases in one go. */
  findProduct: DataLoader<number, Product>
  /** What lies of a product in which store, those of all aliases in one go. */
  findStoreStock: DataLoader<number, StoreStockLevels[]>
  /** What the dictionary says of products, and their versions, those of all aliases in one go. */
  findProductTraits: DataLoader<number, ProductAttributes>
  /** For a field of a query that asks more than one product: equal ones are read once. */
  requestCache: RequestCache
  /** Lines of Set-Cookie for the answer, by cookie. */
  cookies: Map<string, string>
}

export function createGraphqlContext(publicShop: PublicShop, openShop: () => Promise<Shop>): GraphqlContext {
  return {
    publicShop,
    openShop,
    findProduct: createDataLoader((ids) => getProductsById(publicShop, ids)),
    findStoreStock: createDataLoader((ids) => stockByStore(publicShop, ids)),
    findProductTraits: createDataLoader((ids) => getProductAttributes(publicShop, ids)),
    requestCache: createRequestCache(),
    cookies: new Map(),
  }
}

type Offers = Awaited<ReturnType<typeof getOffersByProduct>>

/** Products on sale as clients read them, by id, with prices and stock of all their sizes; at most four queries for any number of them. */
async function getProductsById(shop: PublicShop, ids: number[]): Promise<Map<number, Product>> {
  const [products, offers] = await Promise.all([getFullProducts(shop, ids), getOffersByProduct(shop, ids)])
  const lowest = await getLowestPrices(shop, visiblePrices(offers))
  const way = { ...priceTextSettings(shop.settings), format: shop.currency.format, words: shop.words }
  const answer = (product: FullProduct) => productAnswer(product, offers, lowest, way)
  return new Map([...products].map(([id, product]) => [id, answer(product)]))
}

function visiblePrices(offers: Offers) {
  return [...offers.values()].flatMap((offer) =>
    offer.price && isPriceVisible(offer) ? [{ ...offer.price, productId: offer.product.id }] : [],
  )
}
