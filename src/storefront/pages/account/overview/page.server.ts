import { redirect } from 'react-router'
import { productsForPoints } from '#features/catalogue/queries/product-selections.ts'
import { resendConfirmation } from '#features/customers/actions/register.ts'
import { findCustomer, getCustomerAddresses, getVisitorPoints } from '#features/customers/queries.ts'
import { accountTexts } from '#features/customers/texts/account.ts'
import { getFavouriteEntries } from '#features/lists/views/favourites.ts'
import { getCoveredLists } from '#features/lists/views/shown-lists.ts'
import { countOrders } from '#features/orders/queries/ordered-goods.ts'
import { getPricedProducts } from '#features/search/views/priced-products.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readTextFields } from '../../../forms.server.ts'
import { requireClient } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import { getListedOrders } from '../client-orders.server.ts'
import type { Route } from './+types/page.ts'

const newestOrders = 2
const newestLists = 3
const newestGoods = 5
const mostForPoints = 4

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, customerId } = await requireClient(context, urls.account())
  const customer = await findCustomer(shop, customerId)
  if (!customer) throw new Error(`client ${customerId} does not exist`)
  const addresses = await getCustomerAddresses(shop, customerId)
  const favourites = new Map((await getFavouriteEntries(shop)).map(({ entry }) => [entry.product.id, entry]))
  const points = (await getVisitorPoints(shop)) ?? 0
  return {
    ...pageTitles(shop, translate(accountTexts.accountTitle, {}, shop.textOverrides)),
    customer,
    confirmation: (await shop.accounts.email.isConfirmed())
      ? null
      : url.searchParams.has('link')
        ? ('sent' as const)
        : ('needed' as const),
    points,
    forPoints: points > 0 ? await getForPoints(shop) : null,
    address: addresses.find(({ kind }) => kind === 'delivery') ?? addresses[0] ?? null,
    orders: await getListedOrders(shop, { customerId, limit: newestOrders }),
    orderCount: await countOrders(shop, customerId),
    favourites: {
      count: favourites.size,
      first: [...favourites.values()]
        .slice(-newestGoods)
        .map(({ product, picture }) => ({ name: product.name, picture }))
        .toReversed(),
    },
    lists: await getCoveredLists(shop, customerId, { most: newestLists, pictures: 1 }),
    devices: (await shop.accounts.session.browsers()).length,
  }
}

/** Returns what can be had for points, as pictures. */
async function getForPoints(shop: Shop) {
  const products = await getPricedProducts(shop, await productsForPoints(shop, mostForPoints))
  return {
    count: products.length,
    first: products.map(({ name, pictures: [picture = null] }) => ({ name, picture })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, customerId } = await requireClient(context, urls.account())
  const { confirmation } = await readTextFields(request)
  const customer = await findCustomer(shop, customerId)
  if (confirmation !== 'again' || !customer) return redirect(urls.account(), 303)
  await resendConfirmation(shop, customer.email)
  return redirect(serverUrls.confirmationSent(), 303)
}
