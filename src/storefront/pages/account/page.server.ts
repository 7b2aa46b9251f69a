import { redirect } from 'react-router'
import { endSessions } from '#features/customers/actions/end-sessions.ts'
import { pointsOfVisitor } from '#features/customers/reads/points.ts'
import { customerAddresses, findCustomer } from '#features/customers/reads.ts'
import { deviceOf } from '#features/customers/rules/device.ts'
import { accountTexts } from '#features/customers/texts/account.ts'
import { listOrders } from '#features/orders/reads/list-orders.ts'
import { currencyOf } from '#features/pricing/reads/currencies.ts'
import { formatMoney } from '#shared/money.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readForm } from '../../read-form.server.ts'
import { requireClient } from '../../require-client.server.ts'
import { titles } from '../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const number = new URL(request.url).searchParams.get('zamowienie')
  const { shop, customerId } = await requireClient(context, number ? serverUrls.orderOfClient(number) : urls.account())
  const orders = await listPlaced(shop, customerId)
  const asked = orders.find((order) => String(order.number) === number)
  if (asked) throw redirect(urls.order(asked), 303)
  const customer = await findCustomer(shop, customerId)
  if (!customer) throw new Error(`client ${customerId} is gone`)
  return {
    ...titles(shop, say(accountTexts.accountTitle, {}, shop.words)),
    customer,
    points: (await pointsOfVisitor(shop)) ?? 0,
    addresses: await customerAddresses(shop, customerId),
    orders,
    devices: await listDevices(shop),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = await requireClient(context, urls.account())
  const browserId = (await readForm(request)).get('device')
  if (browserId === 'others') await endSessions(shop, 'others')
  else if (typeof browserId === 'string') await endSessions(shop, { browserId })
  return redirect(`${urls.account()}#urzadzenia`, 303)
}

const day = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', dateStyle: 'long' })

async function listPlaced(shop: Shop, customerId: number) {
  const orders = await listOrders(shop, { customerId })
  return orders.map(({ number, token, status, placedAt, totalGross, currency }) => ({
    ...{ number, token, status },
    total: formatMoney(totalGross, currencyOf(shop, currency).format),
    placedOn: day.format(placedAt),
  }))
}

const moment = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', dateStyle: 'long', timeStyle: 'short' })

async function listDevices(shop: Shop) {
  const browsers = await shop.accounts.browsers()
  return browsers.map(({ id, userAgent, isThis, signedInAt, lastUsedAt }) => ({
    id,
    isThis,
    device: deviceOf(userAgent),
    signedInAt: moment.format(signedInAt),
    lastUsedAt: moment.format(lastUsedAt),
  }))
}
