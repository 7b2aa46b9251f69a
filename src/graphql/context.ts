import { type ProductTraits, productTraits } from '#features/catalogue/reads/product-traits.ts'
import { type StoreShelf, stockTables } from '#features/catalogue/reads/stock-tables.ts'
import type { PublicShop, Shop } from '../shop.ts'
import { type Gather, gather } from './gather.ts'
import type { Product } from './generated/resolver-types.ts'
import { productsById } from './products-by-id.ts'
import { type ReadOnce, readOnce } from './read-once.ts'

/** What resolvers get for one request. */
export interface GraphqlContext {
  publicShop: PublicShop
  /** Whoever asks; looked up only when somebody wants to know. */
  openShop: () => Promise<Shop>
  /** Products on sale, those of all aliases in one go. */
  findProduct: Gather<number, Product>
  /** What lies of a product in which store, those of all aliases in one go. */
  findShelves: Gather<number, StoreShelf[]>
  /** What the dictionary says of products, and their versions, those of all aliases in one go. */
  findTraits: Gather<number, ProductTraits>
  /** For a field of a query that asks more than one product: equal ones are read once. */
  once: ReadOnce
  /** Lines of Set-Cookie for the answer, by cookie. */
  cookies: Map<string, string>
}

export function makeContext(publicShop: PublicShop, openShop: () => Promise<Shop>): GraphqlContext {
  return {
    publicShop,
    openShop,
    findProduct: gather((ids) => productsById(publicShop, ids)),
    findShelves: gather((ids) => stockTables(publicShop, ids)),
    findTraits: gather((ids) => productTraits(publicShop, ids)),
    once: readOnce(),
    cookies: new Map(),
  }
}
