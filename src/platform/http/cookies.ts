import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type CookieOptions, serialize } from 'hono/utils/cookie'
import { baseCurrency } from '#shared/money.ts'

/** What our cookies are called: at https a browser takes them from this host alone, and sends them to no other. */
export function hostCookie(publicUrl: string, name: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name
}

/** How long a cookie lasts, in seconds, and that no script reads it. */
export function hostCookieOptions(publicUrl: string, maxAge: number): CookieOptions {
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure: publicUrl.startsWith('https:'), maxAge }
}

const halfYear = 180 * 24 * 60 * 60

/** The code of the currency that a browser has chosen, as it says; nothing else is kept there. */
export function readCurrencyCookie(context: Context, publicUrl: string): string | undefined {
  return getCookie(context, hostCookie(publicUrl, 'currency'))
}

const otherCurrency = new RegExp(`(?:^|; ?)(?:__Host-)?currency=(?!${baseCurrency}(?:;|$))`)

/** Whether a browser that sends these cookies wants another currency than everybody who has not chosen. */
export function hasOtherCurrency(cookies: string): boolean {
  return otherCurrency.test(cookies)
}

/** Set-Cookie for a choice. */
export function currencyCookie(publicUrl: string, code: string): string {
  return serialize(hostCookie(publicUrl, 'currency'), code, hostCookieOptions(publicUrl, halfYear))
}

const readableMaxAge = 180 * 24 * 60 * 60

/** Set-Cookie for a choice that scripts of the page may read and clear, under the name that the contract gives it; null clears it. */
export function readableCookie(publicUrl: string, name: string, value: string | null): string {
  const secure = publicUrl.startsWith('https:')
  return serialize(name, value ?? '', {
    sameSite: 'Lax',
    path: '/',
    secure,
    maxAge: value === null ? 0 : readableMaxAge,
  })
}
