import { mergeBaskets } from '#features/basket/actions/merge-baskets.ts'
import { signIn, signInByLink } from '#features/customers/actions/sessions.ts'
import type { SignInData } from '#features/customers/checks/sign-in.ts'
import { mergeFavourites } from '#features/lists/actions/favourites.ts'
import type { Shop } from '#shop'

/** Everything that happens when somebody signs in, in its order: the account first, then basket and favourites come along (A6.1). */
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
