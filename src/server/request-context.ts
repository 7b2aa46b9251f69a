import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { consentCookie, consentMaxAge, parseConsent, serializeConsent } from '#features/consent/rules.ts'
import { consentRoundSetting } from '#features/consent/settings.ts'
import { extendVisit } from '#features/customers/actions/sessions.ts'
import { findVisitor } from '#features/customers/queries.ts'
import { shouldExtendVisit, visitSeconds } from '#features/customers/rules.ts'
import { sessionDaysSetting } from '#features/customers/settings.ts'
import { destinationCookies, readDestination } from '#features/delivery/rules/destination.ts'
import { type ClientAddress, clientAddress, createProxyWarning } from '#platform/http/client-address.ts'
import { hostCookie, hostCookieOptions, readCurrencyCookie } from '#platform/http/cookies.ts'
import { publicOrigin } from '#platform/http/request-address.ts'
import type { CacheDependencies } from '#platform/page-cache/cache-dependencies.ts'
import { hashToken } from '#platform/secrets.ts'
import type { Consent } from '#shared/consent.ts'
import type { Destination } from '#shared/postal-address.ts'
import type { PublicShop, Shop } from '#shop'
import type { AppContext } from './app-context.ts'

export interface RequestEnvironment {
  /** Set when the response is to be cached. */
  Bindings: { cacheDependencies?: CacheDependencies }
  Variables: { publicShop: PublicShop; openShop: () => Promise<Shop> }
}

/** Creates the context of each request; the visitor is identified lazily. */
export function provideRequestContext(appContext: AppContext): MiddlewareHandler<RequestEnvironment> {
  const warn = createProxyWarning()
  return async (context, next) => {
    const cacheDependencies = context.env?.cacheDependencies ?? null
    const publicUrl = publicOrigin(appContext.config.publicUrl, context)
    const created = appContext.publicShop(publicUrl, readCurrencyCookie(context, publicUrl))
    const publicShop = { ...created, database: appContext.database.read, cacheDependencies }
    let shop: Promise<Shop> | null = null
    context.set('publicShop', publicShop)
    context.set('openShop', () => {
      if (cacheDependencies) cacheDependencies.personal = true
      shop ??= identifyVisitor(context, appContext, { ...publicShop, database: appContext.database.web }, warn)
      return shop
    })
    await next()
    if (shop === null) return
    context.header('Cache-Control', 'no-store')
    const opened = await (shop as Promise<Shop>).catch(() => null) // the caller that awaited it has handled the error
    if (opened === null) return
    const { visitor, accounts } = opened
    if (visitor.signedOut) context.header('Clear-Site-Data', '"cache"') // including pages of the back/forward cache
    for (const cookie of accounts.cookies) context.header('Set-Cookie', cookie, { append: true })
    if (visitor.cookieToken) setVisitCookie(context, publicShop, visitor.cookieToken)
    if (visitor.customerId !== null && visitor.consent) setConsentCookie(context, publicShop, visitor.consent)
  }
}

/**
 * At most two queries, once a day three, and none without a cookie. Only the account identifies a signed-in client, never the
 * visit.
 */
async function identifyVisitor(
  context: Context,
  appContext: AppContext,
  publicShop: PublicShop,
  warn: (client: ClientAddress) => void,
): Promise<Shop> {
  const client = clientAddress(context)
  const accounts = appContext.accounts.forRequest({
    headers: context.req.raw.headers,
    address: client.address,
    now: publicShop.now,
    sessionDays: publicShop.settings.get(sessionDaysSetting),
  })
  const token = getCookie(context, visitCookie(publicShop))
  const tokenHash = token ? hashToken(token) : null
  const { visit, customerId } = await findVisitor(publicShop, tokenHash, await accounts.accountId())
  const lastsOn = visit !== null && shouldExtendVisit(visit.seenAt, publicShop.now)
  if (lastsOn) await extendVisit(publicShop, visit.id)
  const cookieToken = lastsOn ? (token ?? null) : null
  const address = isLocalTrial(appContext, client) ? null : client.address
  if (address !== null) warn(client)
  const destination = destinationOfCookies(context, publicShop)
  const consent = parseConsent(getCookie(context, consentCookie), publicShop.settings.get(consentRoundSetting))
  const choices = { ...(destination && { destination }), ...(consent && { consent }) }
  const visitor = { visitId: visit?.id ?? null, customerId, address, cookieToken, ...choices }
  return { ...publicShop, accounts, visitor }
}

/** On the same machine, without a proxy and a public address, orders are not limited. */
function isLocalTrial({ config }: AppContext, { problem }: ClientAddress): boolean {
  return config.publicUrl === null && problem === 'missing'
}

function destinationOfCookies(context: Context, { settings }: PublicShop): Destination | null {
  const [region, zipcode] = [
    getCookie(context, destinationCookies.region),
    getCookie(context, destinationCookies.zipcode),
  ]
  return readDestination({ region, zipcode }, settings)
}

function setVisitCookie(context: Context, shop: PublicShop, token: string): void {
  setCookie(context, visitCookie(shop), token, hostCookieOptions(shop.publicUrl, visitSeconds))
}

/** Renews the consent of a signed-in visitor, who is not asked again while they return (A6.3). */
function setConsentCookie(context: Context, { publicUrl }: PublicShop, consent: Consent): void {
  const secure = publicUrl.startsWith('https:')
  setCookie(context, consentCookie, serializeConsent(consent), {
    sameSite: 'Lax',
    path: '/',
    secure,
    maxAge: consentMaxAge,
  })
}

function visitCookie({ publicUrl }: PublicShop): string {
  return hostCookie(publicUrl, 'visit')
}
