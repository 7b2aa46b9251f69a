import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { consentCookie, consentLasts, readConsent, writeConsent } from '#features/consent/rules.ts'
import { consentRoundSetting } from '#features/consent/settings.ts'
import { prolongVisit } from '#features/customers/actions/prolong-visit.ts'
import { findVisitor } from '#features/customers/reads.ts'
import { mustProlong, visitLength } from '#features/customers/rules/visit.ts'
import { sessionDaysSetting } from '#features/customers/settings.ts'
import { destinationCookies, readDestination } from '#features/delivery/rules/destination-cookies.ts'
import { countrySetting } from '#features/delivery/settings.ts'
import { type Client, findClient } from '#platform/http/client-address.ts'
import { currencyOfCookie } from '#platform/http/currency-cookie.ts'
import { hostCookie, hostCookieOptions } from '#platform/http/host-cookie.ts'
import { addressForBrowsers } from '#platform/http/public-address.ts'
import { warnOfProxy } from '#platform/http/warn-of-proxy.ts'
import type { Origins } from '#platform/page-cache/origins.ts'
import { hashToken } from '#platform/tokens.ts'
import type { Consent } from '#shared/consent.ts'
import type { Destination } from '#shared/destination.ts'
import type { House } from './open-house.ts'
import type { PublicShop, Shop } from './shop.ts'

export interface ShopEnvironment {
  /** Given when the answer is to be kept. */
  Bindings: { origins?: Origins }
  Variables: { publicShop: PublicShop; openShop: () => Promise<Shop> }
}

/** Makes the shop for each request; who the visitor is, is found out only when somebody asks. */
export function openShopForRequest(house: House): MiddlewareHandler<ShopEnvironment> {
  const warn = warnOfProxy()
  return async (context, next) => {
    const origins = context.env?.origins ?? null
    const publicUrl = addressForBrowsers(house.config.publicUrl, context)
    const made = house.publicShop(publicUrl, currencyOfCookie(context, publicUrl))
    const publicShop = { ...made, database: house.database.read, origins }
    let shop: Promise<Shop> | null = null
    context.set('publicShop', publicShop)
    context.set('openShop', () => {
      if (origins) origins.personal = true
      shop ??= recogniseVisitor(context, house, { ...publicShop, database: house.database.web }, warn)
      return shop
    })
    await next()
    if (shop === null) return
    context.header('Cache-Control', 'no-store')
    const opened = await (shop as Promise<Shop>).catch(() => null) // whoever asked for it has been told
    if (opened === null) return
    const { visitor, accounts } = opened
    if (visitor.signedOut) context.header('Clear-Site-Data', '"cache"') // also pages that 'back' shows as they were left
    for (const cookie of accounts.cookies) context.header('Set-Cookie', cookie, { append: true })
    if (visitor.cookieToken) rememberVisit(context, publicShop, visitor.cookieToken)
    if (visitor.customerId !== null && visitor.consent) rememberConsent(context, publicShop, visitor.consent)
  }
}

/** Two queries at most and once a day a third, none without a cookie. Who is signed in is told by the account alone, never by the visit. */
async function recogniseVisitor(
  context: Context,
  house: House,
  publicShop: PublicShop,
  warn: (client: Client) => void,
): Promise<Shop> {
  const client = findClient(context)
  const accounts = house.accounts.forRequest({
    headers: context.req.raw.headers,
    address: client.address,
    now: publicShop.now,
    sessionDays: publicShop.settings.get(sessionDaysSetting),
  })
  const token = getCookie(context, visitCookie(publicShop))
  const tokenHash = token ? hashToken(token) : null
  const { visit, customerId } = await findVisitor(publicShop, tokenHash, await accounts.accountId())
  const lastsOn = visit !== null && mustProlong(visit.seenAt, publicShop.now)
  if (lastsOn) await prolongVisit(publicShop, visit.id)
  const cookieToken = lastsOn ? (token ?? null) : null
  const address = isTriedOut(house, client) ? null : client.address
  if (address !== null) warn(client)
  const destination = destinationOfCookies(context, publicShop)
  const consent = readConsent(getCookie(context, consentCookie), publicShop.settings.get(consentRoundSetting))
  const told = { ...(destination && { destination }), ...(consent && { consent }) }
  const visitor = { visitId: visit?.id ?? null, customerId, address, cookieToken, ...told }
  return { ...publicShop, accounts, visitor }
}

/** On the machine itself, without a proxy and a public address, one person may order as often as they like. */
function isTriedOut({ config }: House, { problem }: Client): boolean {
  return config.publicUrl === null && problem === 'missing'
}

function destinationOfCookies(context: Context, { settings }: PublicShop): Destination | null {
  const [region, zipcode] = [
    getCookie(context, destinationCookies.region),
    getCookie(context, destinationCookies.zipcode),
  ]
  return readDestination({ region, zipcode }, settings.get(countrySetting))
}

function rememberVisit(context: Context, shop: PublicShop, token: string): void {
  setCookie(context, visitCookie(shop), token, hostCookieOptions(shop.publicUrl, visitLength))
}

/** Whoever is signed in is not asked anew as long as he comes (A6.3). */
function rememberConsent(context: Context, { publicUrl }: PublicShop, consent: Consent): void {
  const secure = publicUrl.startsWith('https:')
  setCookie(context, consentCookie, writeConsent(consent), { sameSite: 'Lax', path: '/', secure, maxAge: consentLasts })
}

function visitCookie({ publicUrl }: PublicShop): string {
  return hostCookie(publicUrl, 'visit')
}
