import { type ActionFunctionArgs, redirect } from 'react-router'
import { pathBefore } from '#features/customers/rules/return-path.ts'
import { chooseCurrency } from '#features/pricing/reads/currencies.ts'
import { addressInCurrency } from '#features/search/reads/address-in-currency.ts'
import { currencyCookie } from '#platform/http/currency-cookie.ts'
import { urls } from '#shared/urls.ts'
import { readForm } from '../read-form.server.ts'
import { publicShop } from '../shop-context.ts'

/** Whoever comes back to this address wants the shop. */
export function loader() {
  return redirect(urls.home(), 303)
}

/** Remembers the currency that the visitor has chosen, PLN for one that is not offered, and leads back to where he was, a price in the address converted. */
export async function action({ context, request }: ActionFunctionArgs) {
  const shop = publicShop(context)
  const chosen = chooseCurrency(shop, String((await readForm(request)).get('currency')))
  const headers = { 'Set-Cookie': currencyCookie(shop.publicUrl, chosen.format.code) }
  const before = pathBefore(request.headers.get('Referer'), urls.home())
  return redirect(addressInCurrency(before, shop.currency, chosen), { status: 303, headers })
}
