import { mergeBaskets } from '#features/basket/actions/merge-baskets.ts'
import { signIn } from '#features/customers/actions/sign-in.ts'
import type { SignInData } from '#features/customers/checks/sign-in.ts'
import { mergeFavourites } from '#features/lists/actions/merge-favourites.ts'
import type { Shop } from '#shop'

/** Everything that happens when somebody signs in, in its order: the account first, then basket and favourites come along (A6.1). */
export async function signInWithBasket(shop: Shop, data: SignInData): ReturnType<typeof signIn> {
  const signedIn = await signIn(shop, data)
  if (!signedIn.ok) return signedIn
  await mergeBaskets(shop)
  await mergeFavourites(shop)
  return signedIn
}
