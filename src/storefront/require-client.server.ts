import { type RouterContextProvider, redirect } from 'react-router'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { personalShop } from './shop-context.ts'

/** The shop for pages of clients. A stranger is sent to sign in, and comes back to `returnTo`. */
export async function requireClient(
  context: Readonly<RouterContextProvider>,
  returnTo: string,
): Promise<{ shop: Shop; customerId: number }> {
  const shop = await personalShop(context)
  const { customerId } = shop.visitor
  if (customerId === null) throw redirect(urls.signIn(returnTo))
  return { shop, customerId }
}
