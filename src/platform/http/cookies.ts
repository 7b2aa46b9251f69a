import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type CookieOptions, parse, serialize } from 'hono/utils/cookie'
import { baseCurrency } from '#shared/money.ts'

/** Returns the name of a cookie: over https with __Host-, so that a browser binds it to this host. */
export function hostCookie(publicUrl: string, name: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name
}

/** Returns cookie options; `maxAge` in seconds. HttpOnly: no script reads it. */
export function hostCookieOptions(publicUrl: string, maxAge: number): CookieOptions {
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure: publicUrl.startsWith('https:'), maxAge }
}

const halfYear = 180 * 24 * 60 * 60

/** Returns the currency code that the browser has chosen, unchecked; the cookie stores nothing else. */
export function readCurrencyCookie(context: Context, publicUrl: string): string | undefined {
  return getCookie(context, hostCookie(publicUrl, 'currency'))
}

const otherCurrency = new RegExp(`(?:^|; ?)(?:__Host-)?currency=(?!${baseCurrency}(?:;|$))`)

/** Returns whether these cookies choose a currency other than the default. */
export function hasOtherCurrency(cookies: string): boolean {
  return otherCurrency.test(cookies)
}

/** Returns the Set-Cookie line for a choice. */
export function currencyCookie(publicUrl: string, code: string): string {
  return serialize(hostCookie(publicUrl, 'currency'), code, hostCookieOptions(publicUrl, halfYear))
}

/** Returns the unchecked choice of how lists of products are shown. */
export function readListCookie(cookies: string, publicUrl: string): string | undefined {
  const name = hostCookie(publicUrl, 'lists')
  return parse(cookies, name)[name]
}

const listChoice = /(?:^|; ?)(?:__Host-)?lists=/

/** Returns whether these cookies choose how lists of products are shown. */
export function hasListChoice(cookies: string): boolean {
  return listChoice.test(cookies)
}

/** Returns the Set-Cookie line for a choice; null clears it. */
export function listCookie(publicUrl: string, choice: string | null): string {
  const options = hostCookieOptions(publicUrl, choice === null ? 0 : halfYear)
  return serialize(hostCookie(publicUrl, 'lists'), choice ?? '', options)
}

const quarterOfAnHour = 15 * 60

/** Returns the Set-Cookie line that keeps what was typed into a form of the account while its client signs in; null clears it. */
export function keptFormCookie(publicUrl: string, typed: string | null): string {
  const options = hostCookieOptions(publicUrl, typed === null ? 0 : quarterOfAnHour)
  return serialize(hostCookie(publicUrl, 'typed-form'), typed ?? '', options)
}

/** Returns the unchecked form of `keptFormCookie`. */
export function readKeptFormCookie(publicUrl: string, cookies: string): string | undefined {
  const name = hostCookie(publicUrl, 'typed-form')
  return parse(cookies, name)[name]
}

const readableMaxAge = 180 * 24 * 60 * 60

/** Returns the Set-Cookie line for a choice that page scripts may read and clear, under the contract's name; null clears it. */
export function readableCookie(publicUrl: string, name: string, value: string | null): string {
  const secure = publicUrl.startsWith('https:')
  return serialize(name, value ?? '', {
    sameSite: 'Lax',
    path: '/',
    secure,
    maxAge: value === null ? 0 : readableMaxAge,
  })
}
