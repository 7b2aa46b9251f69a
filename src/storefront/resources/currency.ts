import { type ActionFunctionArgs, redirect } from 'react-router'
import { refererPath } from '#features/customers/rules.ts'
import { chooseCurrency } from '#features/pricing/queries/currencies.ts'
import { convertListAddress } from '#features/search/rules/list-filters.ts'
import { currencyCookie } from '#platform/http/cookies.ts'
import { urls } from '#shared/urls.ts'
import { readForm } from '../forms.server.ts'
import { getPublicShop } from '../route-context.ts'

/** A GET of this address leads to the shop. */
export function loader() {
  return redirect(urls.home(), 303)
}

/** Stores the visitor's currency, PLN for one that is not offered, and redirects back, with a price in the address converted. */
export async function action({ context, request }: ActionFunctionArgs) {
  const shop = getPublicShop(context)
  const chosen = chooseCurrency(shop, String((await readForm(request)).get('currency')))
  const headers = { 'Set-Cookie': currencyCookie(shop.publicUrl, chosen.format.code) }
  const before = refererPath(request.headers.get('Referer'), urls.home())
  return redirect(convertListAddress(before, shop.currency, chosen), { status: 303, headers })
}
