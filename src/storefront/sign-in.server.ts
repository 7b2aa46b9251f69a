import { mergeBaskets } from '#features/basket/actions/merge-baskets.ts'
import { signIn } from '#features/customers/actions/sign-in.ts'
import type { SignInData } from '#features/customers/checks/sign-in.ts'
import type { Shop } from '#shop'

/** Everything that happens when somebody signs in, in its order: the account first, then the basket comes along (A6.1). */
export async function signInWithBasket(shop: Shop, data: SignInData): ReturnType<typeof signIn> {
  const signedIn = await signIn(shop, data)
  if (signedIn.ok) await mergeBaskets(shop)
  return signedIn
}
