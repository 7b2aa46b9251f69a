import { serverUrls } from '#shared/server-urls.ts'
import type { Message, Text } from '#shared/text.ts'
import { firstPathSegment, urls } from '#shared/urls.ts'

const day = 24 * 60 * 60 * 1000

/** Lifetime in seconds of a visit and its cookie since the last use. */
export const visitSeconds = 30 * 24 * 60 * 60

/** Returns the expiry of a visit that is used now. */
export function visitEnd(now: Date): Date {
  return new Date(now.getTime() + visitSeconds * 1000)
}

/** Returns whether the use of a visit must be saved: once a day, so that browsing causes no writes. */
export function shouldExtendVisit(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= day
}

const sample = { id: 1, name: '', number: 1, token: '' }

/** Path prefixes of pages. No address with a GET side effect matches, and none that is not a page. */
const pagePrefixes = new Set(
  [
    ...[
      urls.home(),
      urls.product(sample),
      urls.category(sample),
      urls.search(),
      urls.content(''),
      serverUrls.goodsList('nowosci'),
    ],
    ...[urls.basket(), urls.basketDelivery(), urls.checkout(), urls.order(sample), urls.comparison()],
    ...[urls.favourites(), urls.shoppingLists(), urls.sharedList(''), urls.notify(1), serverUrls.newsletter()],
    ...[urls.account(), urls.signIn(), urls.register(), urls.signOut(), urls.consent()],
    ...[serverUrls.shopOpinions(), serverUrls.rate('sklep')],
  ].map((address) => firstPathSegment(address.split('?')[0] ?? '')),
)

/** Browsers read '/koszyk/../login.php' as '/login.php'. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Returns the address to return to: a page of this shop, else `fallback`. It refuses all notations of another host ('//host',
 * '/\host', '/..//host', a tab or line break between the slashes) and addresses with GET side effects.
 */
export function safeReturnPath(raw: string | null | undefined, fallback: string): string {
  if (!raw || raw.length > 2000) return fallback
  const path = raw.split(/[?#]/, 1)[0] ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them inside an address
  if (!path.startsWith('/') || path.includes('//') || /[\u0000-\u0020\\]/.test(raw)) return fallback
  if (!pagePrefixes.has(firstPathSegment(path)) || dotSegment.test(path)) return fallback
  return raw.toWellFormed().replace(/[^\u0021-\u007e]+/g, encodeURIComponent)
}

/** The path of a Referer header as the address to return to, else `fallback`. */
export function refererPath(referrer: string | null | undefined, fallback: string): string {
  return safeReturnPath(referrer?.replace(/^https?:\/\/[^/?#]*|#.*$/gs, ''), fallback)
}

/** A browser by its common names; null when unknown. */
export interface Device {
  browser: string
  system: string
}

const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Returns browser and system of a User-Agent header, so that clients recognise their devices. */
export function parseDevice(userAgent: string): Device | null {
  const named = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = named(browsers)
  const system = named(systems)
  return browser && system ? { browser, system } : null
}

const clock = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', hour: '2-digit', minute: '2-digit' })

/** The message of an exceeded rate limit: the wait in minutes and the time, both rounded up. `text` has {count} and {time}. */
export function retryMessage(text: Text, until: Date, now: Date): Message {
  const count = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000))
  const time = clock.format(new Date(Math.ceil(until.getTime() / 60_000) * 60_000))
  return { text, values: { count, time } }
}
