import { createContext, type RouterContextProvider, redirect } from 'react-router'
import { urls } from '#shared/urls.ts'
import type { PublicShop, Shop } from '#shop'

/** What the server passes to every loader and action. */
interface RouteContext {
  publicShop: PublicShop
  /** Reads the cookies; only pages that are never cached may call it. */
  openShop: () => Promise<Shop>
}

export const routeContext = createContext<RouteContext>()

/** Returns the context for loaders of public pages: without a visitor. */
export function getPublicShop(context: Readonly<RouterContextProvider>): PublicShop {
  return context.get(routeContext).publicShop
}

/** Returns the context for personal pages and actions. */
export function getPersonalShop(context: Readonly<RouterContextProvider>): Promise<Shop> {
  return context.get(routeContext).openShop()
}

/** Returns the context for pages of clients. A visitor who is not signed in is redirected to sign in, and comes back to `returnTo`. */
export async function requireClient(
  context: Readonly<RouterContextProvider>,
  returnTo: string,
): Promise<{ shop: Shop; customerId: number }> {
  const shop = await getPersonalShop(context)
  const { customerId } = shop.visitor
  if (customerId === null) throw redirect(urls.signIn(returnTo))
  return { shop, customerId }
}
