import type { Context } from 'hono'
import { pathBefore } from '#features/customers/rules/return-path.ts'
import { chooseCurrency, offeredCurrencies } from '#features/pricing/reads/currencies.ts'
import { addressInCurrency } from '#features/search/reads/address-in-currency.ts'
import { currencyCookie } from '#platform/http/currency-cookie.ts'
import { urls } from '#shared/urls.ts'
import type { ShopEnvironment } from '../open-shop.ts'

/**
 * /settings.php?curr=: shows the shop in another currency from now on, and goes back to where the browser comes from, a price in that
 * address converted. A code that is not offered changes nothing. Nothing but a cookie is changed, so that links may do it too
 * (`changes`: not those of other sites); kept pages are for those who have not chosen.
 */
export function switchCurrency(context: Context<ShopEnvironment>, code: string, changes: boolean): Response {
  const shop = context.var.publicShop
  const back = pathBefore(context.req.header('Referer'), urls.home())
  const isOffered = offeredCurrencies(shop).some(({ format }) => format.code === code)
  if (!changes || !isOffered) return context.redirect(back, 303)
  const chosen = chooseCurrency(shop, code)
  context.header('Set-Cookie', currencyCookie(shop.publicUrl, code), { append: true })
  return context.redirect(addressInCurrency(back, shop.currency, chosen), 303)
}
