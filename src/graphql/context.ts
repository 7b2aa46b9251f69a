import {
  type FullProduct,
  getFullProducts,
  getProductAttributes,
  type ProductAttributes,
} from '#features/catalogue/queries/product-details.ts'
import { type StoreStockLevels, stockByStore } from '#features/catalogue/queries/stock.ts'
import { type AccountAnswer, type AccountQuestion, findAccounts } from '#features/customers/actions/validate-fields.ts'
import { getOffersByProduct } from '#features/offers/queries.ts'
import { isPriceVisible } from '#features/offers/rules/offer.ts'
import { priceTextSettings } from '#features/pricing/settings.ts'
import { getLowestPrices } from '#features/pricing/views.ts'
import { cachedById } from '#platform/page-cache/cached-reads.ts'
import type { PublicShop, Shop } from '#shop'
import { createDataLoader, createRequestCache, type DataLoader, type RequestCache } from './data-loader.ts'
import type { Product } from './generated/resolver-types.ts'
import { productAnswer } from './product-answer.ts'

/** What resolvers receive for one request. */
export interface GraphqlContext {
  publicShop: PublicShop
  /** Loads the visitor's session on first use. */
  openShop: () => Promise<Shop>
  /** Products on sale, batched across aliases. */
  findProduct: DataLoader<number, Product>
  /** Stock by store, batched across aliases. */
  findStoreStock: DataLoader<number, StoreStockLevels[]>
  /** Attributes and versions of products, batched across aliases. */
  findProductTraits: DataLoader<number, ProductAttributes>
  /** Accounts by e-mail or login, batched across aliases, so that they are counted and looked up once. */
  findAccount: DataLoader<AccountQuestion, AccountAnswer>
  /** For query fields that read more than one product: equal reads run once. */
  requestCache: RequestCache
  /** Set-Cookie lines of the response, by cookie name. */
  cookies: Map<string, string>
}

export function createGraphqlContext(publicShop: PublicShop, openShop: () => Promise<Shop>): GraphqlContext {
  return {
    publicShop,
    openShop,
    findProduct: createDataLoader((ids) =>
      cachedById(publicShop, `product for GraphQL ${publicShop.currency.format.code}`, ids, getProductsById),
    ),
    findStoreStock: createDataLoader((ids) => stockByStore(publicShop, ids)),
    findProductTraits: createDataLoader((ids) => getProductAttributes(publicShop, ids)),
    findAccount: createDataLoader(async (questions) => findAccounts(await openShop(), questions)),
    requestCache: createRequestCache(),
    cookies: new Map(),
  }
}

type Offers = Awaited<ReturnType<typeof getOffersByProduct>>

/** Products on sale by id, with prices and stock of all sizes. Runs at most four queries for any number of products. */
async function getProductsById(shop: PublicShop, ids: number[]): Promise<Map<number, Product>> {
  const [products, offers] = await Promise.all([getFullProducts(shop, ids), getOffersByProduct(shop, ids)])
  const lowest = await getLowestPrices(shop, visiblePrices(offers))
  const answerContext = {
    ...priceTextSettings(shop.settings),
    format: shop.currency.format,
    textOverrides: shop.textOverrides,
  }
  const answer = (product: FullProduct) => productAnswer(product, offers, lowest, answerContext)
  return new Map([...products].map(([id, product]) => [id, answer(product)]))
}

function visiblePrices(offers: Offers) {
  return [...offers.values()].flatMap((offer) =>
    offer.price && isPriceVisible(offer) ? [{ ...offer.price, productId: offer.product.id }] : [],
  )
}
