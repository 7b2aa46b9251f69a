import { createContext, type RouterContextProvider } from 'react-router'
import type { PublicShop, Shop } from '#shop'

/** What the server hands to every loader and action. */
interface Request {
  publicShop: PublicShop
  /** Looks at the cookies; only pages that are never kept may ask. */
  openShop: () => Promise<Shop>
}

export const requestContext = createContext<Request>()

/** For loaders of public pages: no visitor in it. */
export function publicShop(context: Readonly<RouterContextProvider>): PublicShop {
  return context.get(requestContext).publicShop
}

/** For personal pages and actions. */
export function personalShop(context: Readonly<RouterContextProvider>): Promise<Shop> {
  return context.get(requestContext).openShop()
}
