import { serverUrls } from '#shared/server-urls.ts'
import type { Message, Text } from '#shared/text.ts'
import { firstPathSegment, urls } from '#shared/urls.ts'

const day = 24 * 60 * 60 * 1000

/** Seconds for which a visit lasts since it was last used; its cookie too. */
export const visitSeconds = 30 * 24 * 60 * 60

/** When a visit that is used now ends. */
export function visitEnd(now: Date): Date {
  return new Date(now.getTime() + visitSeconds * 1000)
}

/** Whether it must be written down that a visit is used: once a day, so that looking around costs nothing. */
export function shouldExtendVisit(seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() >= day
}

const sample = { id: 1, name: '', number: 1, token: '' }

/** How the addresses of pages begin. No address that changes something by GET does, nor one that answers anything but a page. */
const pagePrefixes = new Set(
  [
    ...[urls.home(), urls.product(sample), urls.category(sample), urls.search(), urls.content('')],
    ...[urls.basket(), urls.basketDelivery(), urls.checkout(), urls.order(sample), urls.comparison()],
    ...[urls.favourites(), urls.shoppingLists(), urls.sharedList(''), urls.notify(1), serverUrls.newsletter()],
    ...[urls.account(), urls.signIn(), urls.signOut(), urls.consent()],
  ].map((address) => firstPathSegment(address.split('?')[0] ?? '')),
)

/** '/koszyk/../login.php' is '/login.php' to a browser. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Where to go back to: a page of this shop, else `fallback`. Nothing that a browser could read as another host passes ('//host',
 * '/\host', '/..//host', a tab or line break between the slashes), and nothing that changes something by being looked at.
 */
export function safeReturnPath(raw: string | null | undefined, fallback: string): string {
  if (!raw || raw.length > 2000) return fallback
  const path = raw.split(/[?#]/, 1)[0] ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them inside an address
  if (!path.startsWith('/') || path.includes('//') || /[\u0000-\u0020\\]/.test(raw)) return fallback
  if (!pagePrefixes.has(firstPathSegment(path)) || dotSegment.test(path)) return fallback
  return raw.toWellFormed().replace(/[^\u0021-\u007e]+/g, encodeURIComponent)
}

/** The path of a Referer header, which a form's own page sends: where to go back to, else `fallback`. */
export function refererPath(referrer: string | null | undefined, fallback: string): string {
  return safeReturnPath(referrer?.replace(/^https?:\/\/[^/?#]*|#.*$/gs, ''), fallback)
}

/** A browser by the names that people know; null where they cannot be told. */
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

/** Which browser on which system a User-Agent header stands for, so that a client recognises his own devices. */
export function parseDevice(userAgent: string): Device | null {
  const named = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = named(browsers)
  const system = named(systems)
  return browser && system ? { browser, system } : null
}

const clock = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', hour: '2-digit', minute: '2-digit' })

/** After too many tries: when to try again, in minutes and by the clock, both rounded up. `text` has {count} and {time}. */
export function retryMessage(text: Text, until: Date, now: Date): Message {
  const count = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000))
  const time = clock.format(new Date(Math.ceil(until.getTime() / 60_000) * 60_000))
  return { text, values: { count, time } }
}
