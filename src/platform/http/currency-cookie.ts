import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import { baseCurrency } from '#shared/currency.ts'
import { hostCookie, hostCookieOptions } from './host-cookie.ts'

const halfYear = 180 * 24 * 60 * 60

/** The code of the currency that a browser has chosen, as it says; nothing else is kept there. */
export function currencyOfCookie(context: Context, publicUrl: string): string | undefined {
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
