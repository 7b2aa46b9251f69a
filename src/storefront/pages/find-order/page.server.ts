import { data, redirect } from 'react-router'
import { sellerSettings } from '#features/content/settings.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { askForOrderLink, checkOrderCode } from '#features/orders/actions/open-order.ts'
import { readOrderLookup } from '#features/orders/checks.ts'
import { orderLookupTexts } from '#features/orders/texts/lookup.ts'
import type { OrderLookupAnswer } from '#features/orders/ui/order-lookup.tsx'
import { orderAddress } from '#features/orders/views/order-access.ts'
import { translate } from '#shared/text.ts'
import { readTextFields, tooManyRequests } from '../../forms.server.ts'
import { getPersonalShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const number = /^\d{1,9}$/.exec(url.searchParams.get('numer') ?? '')?.[0] ?? ''
  return {
    ...pageTitles(shop, translate(orderLookupTexts.title, {}, shop.textOverrides)),
    number,
    phone: shop.settings.get(sellerSettings.phone),
  }
}

/** The fields are those of the .php contract (`order_id`, `email`); with `code` the order is opened. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const fields = await readTextFields(request)
  const typed = { number: fields.order_id ?? '', email: fields.email ?? '' }
  const answer = (changes: Partial<OrderLookupAnswer>, init?: ResponseInit) =>
    data<OrderLookupAnswer>({ ...typed, sent: false, problems: {}, message: null, ...changes }, init)
  const lookup = readOrderLookup(fields)
  if (!lookup.ok) return answer({ problems: lookup.problem }, { status: 422 })
  const { code } = fields
  const result =
    code === undefined
      ? await askForOrderLink(shop, lookup.value)
      : await checkOrderCode(shop, { ...lookup.value, code })
  if (!result.ok && result.problem.reason === 'wait') {
    const { until } = result.problem
    const message = retryMessage(orderLookupTexts.wait, until, shop.now)
    return answer({ sent: code !== undefined, message }, tooManyRequests(until, shop.now))
  }
  if (code === undefined) return answer({ sent: true })
  if (result.ok) return redirect(orderAddress(shop, lookup.value.number), 303)
  return answer({ sent: true, problems: { code: { text: orderLookupTexts.wrongCode } } }, { status: 422 })
}
