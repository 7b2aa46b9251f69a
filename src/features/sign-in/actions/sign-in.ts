import { mergeBaskets } from '#features/basket/actions/merge-baskets.ts'
import { findCurrentContent } from '#features/content/queries.ts'
import { confirmEmailChange } from '#features/customers/actions/email-change.ts'
import { reportNewDevice } from '#features/customers/actions/new-device.ts'
import { register } from '#features/customers/actions/register.ts'
import {
  setPasswordByLink,
  signIn,
  signInByCode,
  signInByLink,
  signInByMailCode,
  signInByPasskey,
  signInByProvider,
} from '#features/customers/actions/sessions.ts'
import type { RegistrationFields } from '#features/customers/checks/registration.ts'
import type { SignInData } from '#features/customers/checks/sign-in.ts'
import { findCustomer } from '#features/customers/queries.ts'
import { mergeFavourites } from '#features/lists/actions/favourites.ts'
import { requestSubscription } from '#features/newsletter/actions/subscriptions.ts'
import { claimGuestOrders } from '#features/orders/actions/claim-guest-orders.ts'
import type { Identity } from '#platform/accounts/providers/identity-provider.ts'
import type { Shop } from '#shop'

/** Signs a client in: the account first, then the basket and favourites are merged (A6.1), and orders placed as a guest are claimed. */
export function signInWithBasket(shop: Shop, data: SignInData): ReturnType<typeof signIn> {
  return withBasket(shop, signIn(shop, data))
}

/** The same by a one-time link from a mail. */
export function signInByLinkWithBasket(shop: Shop, token: string): ReturnType<typeof signInByLink> {
  return withBasket(shop, signInByLink(shop, token))
}

/** The same with what the browser brings back from a provider. */
export function signInByProviderWithBasket(
  shop: Shop,
  request: { provider: string; returned: URL },
): ReturnType<typeof signInByProvider> {
  return withBasket(shop, signInByProvider(shop, request))
}

/** The same by a code from a mail. */
export function signInByMailCodeWithBasket(shop: Shop, typed: string): ReturnType<typeof signInByMailCode> {
  return withBasket(shop, signInByMailCode(shop, typed))
}

/** The same by a passkey. */
export function signInByPasskeyWithBasket(
  shop: Shop,
  signed: Parameters<typeof signInByPasskey>[1],
): ReturnType<typeof signInByPasskey> {
  return withBasket(shop, signInByPasskey(shop, signed))
}

/** The same by a link that sets a new password. */
export function setPasswordByLinkWithBasket(
  shop: Shop,
  request: { token: string; password: string },
): ReturnType<typeof setPasswordByLink> {
  return withBasket(shop, setPasswordByLink(shop, request))
}

/** The same when a code of the second factor is all that is missing. */
export function signInByCodeWithBasket(
  shop: Shop,
  typed: { code: string; trust: boolean },
): ReturnType<typeof signInByCode> {
  return withBasket(shop, signInByCode(shop, typed))
}

/**
 * The same for a client who registers. They agree to the terms as they are now; with `newsletter` 'on' a mail asks them to confirm that they
 * subscribe. A client with an `identity` signs in by its provider.
 */
export async function registerWithBasket(
  shop: Shop,
  fields: RegistrationFields,
  identity: Identity | null = null,
): ReturnType<typeof register> {
  const terms = await findCurrentContent(shop, 'regulamin')
  const registered = await withBasket(shop, register(shop, fields, terms?.version ?? 0, identity))
  const subscription = { mailing_email: fields.email, newsletter_consent: '1' }
  if (registered.ok && fields.newsletter === 'on')
    await requestSubscription(shop, new Map(Object.entries(subscription)))
  return registered
}

/** Confirms the e-mail of the signed-in client with a link from a mail; orders placed as a guest with it are the client's from then on. */
export async function confirmEmailWithOrders(
  shop: Shop,
  token: string,
): ReturnType<Shop['accounts']['email']['confirm']> {
  const confirmed = await shop.accounts.email.confirm(token)
  if (confirmed.ok) await claimOrders(shop)
  return confirmed
}

/** Gives the signed-in client the new e-mail of a link; orders placed as a guest with it are the client's from then on. */
export async function changeEmailWithOrders(shop: Shop, token: string): ReturnType<typeof confirmEmailChange> {
  const changed = await confirmEmailChange(shop, token)
  if (changed.ok) await claimOrders(shop)
  return changed
}

async function withBasket<Answer extends { ok: boolean }>(shop: Shop, signingIn: Promise<Answer>): Promise<Answer> {
  const signedIn = await signingIn
  if (!signedIn.ok) return signedIn
  await mergeBaskets(shop)
  await mergeFavourites(shop)
  await claimOrders(shop)
  await reportNewDevice(shop)
  return signedIn
}

/** Only a confirmed e-mail proves whose the orders are. */
async function claimOrders(shop: Shop): Promise<void> {
  const { customerId } = shop.visitor
  if (customerId === null || !(await shop.accounts.email.isConfirmed())) return
  const customer = await findCustomer(shop, customerId)
  if (customer) await claimGuestOrders(shop, { customerId, email: customer.email })
}
