import type { MailCodeRefusal } from '#platform/accounts/mail-codes.ts'
import { linkMinutes } from '#platform/accounts/one-time-links.ts'
import type { PasskeyRefusal, SignedChallenge } from '#platform/accounts/passkeys/passkey-sign-in.ts'
import type { OwesSecondFactor, ProviderSignInRefusal, SignInRefusal } from '#platform/accounts/request-accounts.ts'
import type { SecondFactorRefusal } from '#platform/accounts/second-factor/second-factor-sign-in.ts'
import { isLocalNetwork } from '#platform/http/client-address.ts'
import { countAttempt, type RateLimit } from '#platform/rate-limit.ts'
import { hashToken, makeToken } from '#platform/secrets.ts'
import { logSecurityEvent } from '#platform/security-log.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { PublicShop, Shop, Visitor } from '#shop'
import type { SignInData } from '../checks/sign-in.ts'
import { findCustomerByAccount } from '../queries.ts'
import { visitEnd } from '../rules.ts'
import { assignVisit, deleteExpiredVisits, deleteVisit, insertVisit, updateVisitEnd } from '../writes.ts'

/**
 * Signs a client in with login or e-mail and password (A6.1).
 * @returns the client's id; merging the baskets is the caller's next step
 */
export async function signIn(
  shop: Shop,
  { login, password }: SignInData,
): Promise<Result<{ customerId: number }, SignInRefusal>> {
  const account = await shop.accounts.signIn(login, password)
  return account.ok ? done(await linkVisitToCustomer(shop, account.value)) : account
}

/**
 * Signs a client in with a one-time link from a mail. Refused when it is used, expired or unknown.
 * @returns the client's id; merging the baskets is the caller's next step
 */
export async function signInByLink(
  shop: Shop,
  token: string,
): Promise<Result<{ customerId: number }, { code: 'gone' } | OwesSecondFactor>> {
  const account = await shop.accounts.signInByLink(token)
  return account.ok ? done(await linkVisitToCustomer(shop, account.value)) : account
}

/**
 * Signs a client in with a code from a mail, in the browser that has asked for it.
 * @returns the client's id; merging the baskets is the caller's next step
 */
export async function signInByMailCode(
  shop: Shop,
  typed: string,
): Promise<Result<{ customerId: number }, MailCodeRefusal | OwesSecondFactor>> {
  const account = await shop.accounts.signInByMailCode(typed)
  return account.ok ? done(await linkVisitToCustomer(shop, account.value)) : account
}

/**
 * Sets a new password with a one-time link from a mail and signs the client in. Refused when it is used, expired or unknown.
 * @returns the client's id; merging the baskets is the caller's next step
 */
export async function setPasswordByLink(
  shop: Shop,
  { token, password }: { token: string; password: string },
): Promise<Result<{ customerId: number }, { code: 'gone' | 'busy' } | OwesSecondFactor>> {
  const account = await shop.accounts.setPasswordByLink(token, password)
  return account.ok ? done(await linkVisitToCustomer(shop, account.value)) : account
}

/**
 * Signs a client in with what the browser brings back from a provider.
 * @returns the client's id, and where the visitor was going; merging the baskets is the caller's next step
 */
export async function signInByProvider(
  shop: Shop,
  { provider, returned }: { provider: string; returned: URL },
): Promise<Result<{ customerId: number; returnTo: string }, ProviderSignInRefusal | ProviderWait>> {
  if (await limitRate(shop, returnsPerAddress, 'returns')) return refused({ code: 'wait', returnTo: '' })
  const signedIn = await shop.accounts.signInByProvider(provider, returned)
  if (!signedIn.ok) return signedIn
  const { accountId, returnTo } = signedIn.value
  return done({ ...(await linkVisitToCustomer(shop, accountId)), returnTo })
}

/**
 * Signs a client in by a passkey.
 * @returns the client's id; merging the baskets is the caller's next step
 */
export async function signInByPasskey(
  shop: Shop,
  signed: SignedChallenge,
): Promise<Result<{ customerId: number }, PasskeyRefusal | OwesSecondFactor | { code: 'wait'; until: Date }>> {
  const until = await limitRate(shop, passkeysPerAddress, 'passkeys')
  if (until) return refused({ code: 'wait', until })
  const account = await shop.accounts.signInByPasskey(signed, shop.publicUrl)
  return account.ok ? done(await linkVisitToCustomer(shop, account.value)) : account
}

/**
 * Finishes signing in with a code of the second factor.
 * @returns the client's id; merging the baskets is the caller's next step
 */
export async function signInByCode(
  shop: Shop,
  typed: { code: string; trust: boolean },
): Promise<Result<{ customerId: number }, SecondFactorRefusal>> {
  const account = await shop.accounts.signInByCode(typed)
  return account.ok ? done(await linkVisitToCustomer(shop, account.value)) : account
}

/** Assigns the anonymous visit to the client, under a new token, which prevents session fixation. */
export async function linkVisitToCustomer(shop: Shop, accountId: string): Promise<{ customerId: number }> {
  const customerId = await findCustomerByAccount(shop, accountId)
  if (customerId === null) throw new Error(`account ${accountId} has no client`)
  if (shop.visitor.visitId !== null) {
    const token = makeToken()
    await assignVisit(shop, shop.visitor.visitId, customerId, hashToken(token), visitEnd(shop.now))
    updateVisitor(shop, { cookieToken: token })
  }
  updateVisitor(shop, { customerId })
  return { customerId }
}

/** Signs out in this browser and ends its visit, so that the next user of the browser sees no data of the client. */
export async function signOut(shop: Shop): Promise<void> {
  await shop.accounts.session.end()
  if (shop.visitor.visitId !== null) await deleteVisit(shop, shop.visitor.visitId)
  updateVisitor(shop, { visitId: null, customerId: null, cookieToken: null, signedOut: true })
}

/** Signs the client out in another browser, by id, or in all others. */
export async function signOutBrowsers(shop: Shop, target: { browserId: string } | 'others'): Promise<void> {
  if (target === 'others') await shop.accounts.session.endOtherBrowsers()
  else await shop.accounts.session.endBrowser(target.browserId)
}

/** A link that signs in, or one that sets a new password. */
export type RequestedLink = 'sign-in' | 'set-password'

const passkeysPerAddress = { name: 'sign-ins by a passkey from an address', tries: 60, minutes: 15 }
/** Each asks the provider. */
const returnsPerAddress = { name: 'sign-ins by a provider from an address', tries: 30, minutes: 15 }
type ProviderWait = { code: 'wait'; returnTo: string }

const linksPerAddress = { name: 'sign-in links from an address', tries: 10, minutes: 60 }
/** The lifetime of a link: when other people use up the limit, the client still has a valid link in the mailbox. */
const linksPerAccount = { name: 'sign-in links of an account', tries: 3, minutes: linkMinutes['sign-in'] }

/**
 * Sends a one-time link to the owner of an account, given by login or e-mail. The answer and its time are the same for unknown
 * accounts and exceeded limits.
 */
export async function requestLink(
  shop: Shop,
  purpose: RequestedLink,
  loginOrEmail: string,
): Promise<Result<'asked', { code: 'wait'; until: Date }>> {
  const { database, now } = shop
  const until = await limitRate(shop, linksPerAddress, 'links')
  if (until) return refused({ code: 'wait', until })
  const accountId = await shop.accounts.findAccountId(loginOrEmail)
  const limitKey = accountId ?? `unknown ${loginOrEmail.toLowerCase()}`
  const sent = (await countAttempt(database, [{ key: `links of ${limitKey}`, ...linksPerAccount }], now)) === null
  if (sent) {
    const codeId = purpose === 'sign-in' ? await shop.accounts.openMailCode({ accountId, countedAs: limitKey }) : null
    const mail = { accountId, purpose, mailId: crypto.randomUUID(), ...(codeId !== null && { codeId }) }
    await shop.enqueue(database, 'send-sign-in-link', mail)
  }
  logSecurityEvent('authn_link_request', { account: accountId, sent })
  return done('asked')
}

/** No limit behind a proxy that hides client addresses: one visitor could use up what all may do. */
async function limitRate(
  { database, visitor: { address }, now }: Shop,
  limit: Omit<RateLimit, 'key'>,
  what: string,
): Promise<Date | null> {
  if (address === null || isLocalNetwork(address)) return null
  return countAttempt(database, [{ key: `${what} from ${address}`, ...limit }], now)
}

/**
 * Returns the id of the visitor's visit; creates one, with a token for the cookie in `shop.visitor.cookieToken`, when there is
 * none. Called by the first action that stores data, never by a page view.
 */
export async function beginVisit(shop: Shop): Promise<number> {
  if (shop.visitor.visitId !== null) return shop.visitor.visitId
  const token = makeToken()
  const visitId = await insertVisit(shop, hashToken(token), visitEnd(shop.now))
  updateVisitor(shop, { visitId, cookieToken: token })
  return visitId
}

/**
 * Records new facts about the request's visitor, for all that follows in the request. Inside a transaction they are facts of its
 * own copy, which the request receives once that commits.
 */
export function updateVisitor({ visitor }: Shop, change: Partial<Visitor>): void {
  Object.assign(visitor, change)
}

/** Extends a visit in use; its cookie must be sent again with the new lifetime. */
export async function extendVisit(shop: PublicShop, visitId: number): Promise<void> {
  await updateVisitEnd(shop, visitId, visitEnd(shop.now))
}

/** Deletes expired visits with their anonymous baskets; returns how many. */
export function removeExpiredVisits(shop: PublicShop): Promise<number> {
  return deleteExpiredVisits(shop)
}
