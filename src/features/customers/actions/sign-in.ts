import type { SignInRefusal } from '#platform/accounts/accounts-of-request.ts'
import { hashToken, makeToken } from '#platform/tokens.ts'
import { done, type Result } from '#shared/result.ts'
import type { Shop } from '#shop'
import type { SignInData } from '../checks/sign-in.ts'
import { findCustomerOfAccount } from '../reads.ts'
import { visitEnd } from '../rules/visit.ts'
import { handVisitTo } from '../writes.ts'

/**
 * Signs a client in with login or e-mail (A6.1). The visit that he began as a stranger becomes his, under a new token: who
 * knew the old one, because he had planted it, knows nothing.
 * @returns the client's id; merging the baskets is the caller's next step
 */
export async function signIn(
  shop: Shop,
  { login, password }: SignInData,
): Promise<Result<{ customerId: number }, SignInRefusal>> {
  const account = await shop.accounts.signIn(login, password, shop.now)
  if (!account.ok) return account
  const customerId = await findCustomerOfAccount(shop, account.value)
  if (customerId === null) throw new Error(`account ${account.value} has no client`)
  if (shop.visitor.visitId !== null) {
    const token = makeToken()
    await handVisitTo(shop, shop.visitor.visitId, customerId, hashToken(token), visitEnd(shop.now))
    shop.visitor.cookieToken = token
  }
  shop.visitor.customerId = customerId
  return done({ customerId })
}
