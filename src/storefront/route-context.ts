import { createContext, type RouterContextProvider, redirect } from 'react-router'
import { urls } from '#shared/urls.ts'
import type { PublicShop, Shop } from '#shop'

/** What the server hands to every loader and action. */
interface RouteContext {
  publicShop: PublicShop
  /** Looks at the cookies; only pages that are never kept may ask. */
  openShop: () => Promise<Shop>
}

export const routeContext = createContext<RouteContext>()

/** For loaders of public pages: no visitor in it. */
export function getPublicShop(context: Readonly<RouterContextProvider>): PublicShop {
  return context.get(routeContext).publicShop
}

/** For personal pages and actions. */
export function getPersonalShop(context: Readonly<RouterContextProvider>): Promise<Shop> {
  return context.get(routeContext).openShop()
}

/** The shop for pages of clients. A stranger is sent to sign in, and comes back to `returnTo`. */
export async function requireClient(
  context: Readonly<RouterContextProvider>,
  returnTo: string,
): Promise<{ shop: Shop; customerId: number }> {
  const shop = await getPersonalShop(context)
  const { customerId } = shop.visitor
  if (customerId === null) throw redirect(urls.signIn(returnTo))
  return { shop, customerId }
}
