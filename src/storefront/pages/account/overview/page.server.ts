import { redirect } from 'react-router'
import { resendConfirmation } from '#features/customers/actions/register.ts'
import { signOutBrowsers } from '#features/customers/actions/sessions.ts'
import { findCustomer, getCustomerAddresses, getVisitorPoints } from '#features/customers/queries.ts'
import { parseDevice } from '#features/customers/rules.ts'
import { accountTexts } from '#features/customers/texts/account.ts'
import { listOrders } from '#features/orders/queries/list-orders.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { formatMoney } from '#shared/money.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readForm } from '../../../forms.server.ts'
import { requireClient } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const number = url.searchParams.get('zamowienie')
  const { shop, customerId } = await requireClient(context, number ? serverUrls.orderOfClient(number) : urls.account())
  const orders = await getPlacedOrders(shop, customerId)
  const order = orders.find((order) => String(order.number) === number)
  if (order) throw redirect(urls.order(order), 303)
  const customer = await findCustomer(shop, customerId)
  if (!customer) throw new Error(`client ${customerId} does not exist`)
  return {
    ...pageTitles(shop, translate(accountTexts.accountTitle, {}, shop.textOverrides)),
    customer,
    confirmation: (await shop.accounts.isEmailConfirmed())
      ? null
      : url.searchParams.has('link')
        ? ('sent' as const)
        : ('needed' as const),
    points: (await getVisitorPoints(shop)) ?? 0,
    addresses: await getCustomerAddresses(shop, customerId),
    orders,
    devices: await getDevices(shop),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, customerId } = await requireClient(context, urls.account())
  const form = await readForm(request)
  if (form.get('confirmation') === 'again') {
    const customer = await findCustomer(shop, customerId)
    if (customer) await resendConfirmation(shop, customer.email)
    return redirect(serverUrls.confirmationSent(), 303)
  }
  const browserId = form.get('device')
  if (browserId === 'others') await signOutBrowsers(shop, 'others')
  else if (typeof browserId === 'string') await signOutBrowsers(shop, { browserId })
  return redirect(`${urls.account()}#urzadzenia`, 303)
}

const day = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', dateStyle: 'long' })

async function getPlacedOrders(shop: Shop, customerId: number) {
  const orders = await listOrders(shop, { customerId })
  return orders.map(({ number, token, status, placedAt, totalGross, currency }) => ({
    ...{ number, token, status },
    total: formatMoney(totalGross, getCurrency(shop, currency).format),
    placedOn: day.format(placedAt),
  }))
}

const moment = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', dateStyle: 'long', timeStyle: 'short' })

async function getDevices(shop: Shop) {
  const browsers = await shop.accounts.browsers()
  return browsers.map(({ id, userAgent, isThis, signedInAt, lastUsedAt }) => ({
    id,
    isThis,
    device: parseDevice(userAgent),
    signedInAt: moment.format(signedInAt),
    lastUsedAt: moment.format(lastUsedAt),
  }))
}
