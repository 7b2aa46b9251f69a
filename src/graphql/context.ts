import type { PublicShop, Shop } from '../shop.ts'
import { type Gather, gather } from './gather.ts'
import type { Product } from './generated/resolver-types.ts'
import { productsById } from './products-by-id.ts'

/** What resolvers get for one request. */
export interface GraphqlContext {
  publicShop: PublicShop
  /** Whoever asks; looked up only when somebody wants to know. */
  openShop: () => Promise<Shop>
  /** Products on sale, those of all aliases in one go. */
  findProduct: Gather<number, Product>
  /** Lines of Set-Cookie for the answer, by cookie. */
  cookies: Map<string, string>
}

export function makeContext(publicShop: PublicShop, openShop: () => Promise<Shop>): GraphqlContext {
  return { publicShop, openShop, findProduct: gather((ids) => productsById(publicShop, ids)), cookies: new Map() }
}
