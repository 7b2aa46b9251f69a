import type { Context } from 'hono'
import { pathBefore } from '#features/customers/rules/return-path.ts'
import { rememberDestination } from '#features/delivery/actions/remember-destination.ts'
import { setRegion } from '#features/delivery/actions/set-region.ts'
import { destinationOf } from '#features/delivery/rules/chosen-destination.ts'
import { countryOfRegion } from '#features/delivery/rules/region-ids.ts'
import { chooseCurrency, offeredCurrencies } from '#features/pricing/reads/currencies.ts'
import { addressInCurrency } from '#features/search/reads/address-in-currency.ts'
import { currencyCookie } from '#platform/http/currency-cookie.ts'
import { urls } from '#shared/urls.ts'
import type { ShopEnvironment } from '../open-shop.ts'
import { listInOrder } from './list-in-order.ts'

const names = ['curr', 'lang', 'country', 'sort_order', 'portions']

/** Whether a request to /settings.php is about how the shop is shown. */
export function isAboutView(fields: ReadonlyMap<string, string>): boolean {
  return names.some((name) => fields.has(name))
}

/**
 * /settings.php?curr=&lang=&country=&sort_order=&portions=: shows the shop in another currency, with deliveries to another country, the
 * list that the browser comes from in another order or in larger pages, and goes back there, a price in that address converted. What is not
 * offered changes nothing, as does any language: the shop speaks one. Nothing but cookies and the address is changed, so that links may do
 * it too (`changes`: not those of other sites); kept pages are for those who have not chosen.
 */
export async function changeView(
  context: Context<ShopEnvironment>,
  fields: ReadonlyMap<string, string>,
  changes: boolean,
): Promise<Response> {
  const back = pathBefore(context.req.header('Referer'), urls.home())
  if (!changes) return context.redirect(back, 303)
  await chooseCountry(context, fields.get('country'))
  const list = listInOrder(back, { sort: fields.get('sort_order'), portions: fields.get('portions') })
  return context.redirect(inCurrency(context, list, fields.get('curr')?.toUpperCase()), 303)
}

async function chooseCountry(context: Context<ShopEnvironment>, asked: string | undefined): Promise<void> {
  const country = asked === undefined ? null : countryOfRegion(asked)
  if (country === null) return
  const shop = await context.var.openShop()
  const chosen = await setRegion(shop, { from: destinationOf(shop), country })
  if (!chosen.ok) return
  for (const line of rememberDestination(shop, chosen.value).values())
    context.header('Set-Cookie', line, { append: true })
}

function inCurrency(context: Context<ShopEnvironment>, address: string, code: string | undefined): string {
  const shop = context.var.publicShop
  const isOffered = offeredCurrencies(shop).some(({ format }) => format.code === code)
  if (code === undefined || !isOffered) return address
  const chosen = chooseCurrency(shop, code)
  context.header('Set-Cookie', currencyCookie(shop.publicUrl, code), { append: true })
  return addressInCurrency(address, shop.currency, chosen)
}
