import type { SignInRefusal } from '#platform/accounts/accounts-of-request.ts'
import { hashToken, makeToken } from '#platform/tokens.ts'
import { done, type Result } from '#shared/result.ts'
import { type Shop, updateVisitor } from '#shop'
import type { SignInData } from '../checks/sign-in.ts'
import { findCustomerOfAccount } from '../reads.ts'
import { visitEnd } from '../rules/visit.ts'
import { handVisitTo } from '../writes.ts'

/**
 * Signs a client in with login or e-mail and password (A6.1).
 * @returns the client's id; merging the baskets is the caller's next step
 */
export async function signIn(
  shop: Shop,
  { login, password }: SignInData,
): Promise<Result<{ customerId: number }, SignInRefusal>> {
  const account = await shop.accounts.signIn(login, password)
  return account.ok ? done(await becomeClient(shop, account.value)) : account
}

/**
 * Signs a client in by a one-time link from a mail. Refused when it is used, too old or unknown.
 * @returns the client's id; merging the baskets is the caller's next step
 */
export async function signInByLink(
  shop: Shop,
  token: string,
): Promise<Result<{ customerId: number }, { code: 'gone' }>> {
  const account = await shop.accounts.signInByLink(token)
  return account.ok ? done(await becomeClient(shop, account.value)) : account
}

/** The visit that was begun as a stranger becomes the client's, under a new token: a token that somebody planted opens nothing. */
async function becomeClient(shop: Shop, accountId: string): Promise<{ customerId: number }> {
  const customerId = await findCustomerOfAccount(shop, accountId)
  if (customerId === null) throw new Error(`account ${accountId} has no client`)
  if (shop.visitor.visitId !== null) {
    const token = makeToken()
    await handVisitTo(shop, shop.visitor.visitId, customerId, hashToken(token), visitEnd(shop.now))
    updateVisitor(shop, { cookieToken: token })
  }
  updateVisitor(shop, { customerId })
  return { customerId }
}
