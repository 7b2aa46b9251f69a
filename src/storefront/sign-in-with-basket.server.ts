import { mergeBaskets } from '#features/basket/actions/merge-baskets.ts'
import { signIn, signInByLink } from '#features/customers/actions/sessions.ts'
import type { SignInData } from '#features/customers/checks/sign-in.ts'
import { mergeFavourites } from '#features/lists/actions/favourites.ts'
import type { Shop } from '#shop'

/** Signs a client in: the account first, then the basket and favourites are merged (A6.1). */
export function signInWithBasket(shop: Shop, data: SignInData): ReturnType<typeof signIn> {
  return withBasket(shop, signIn(shop, data))
}

/** The same by a one-time link from a mail. */
export function signInByLinkWithBasket(shop: Shop, token: string): ReturnType<typeof signInByLink> {
  return withBasket(shop, signInByLink(shop, token))
}

async function withBasket<Answer extends { ok: boolean }>(shop: Shop, signingIn: Promise<Answer>): Promise<Answer> {
  const signedIn = await signingIn
  if (!signedIn.ok) return signedIn
  await mergeBaskets(shop)
  await mergeFavourites(shop)
  return signedIn
}
