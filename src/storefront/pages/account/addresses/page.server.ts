import { redirect } from 'react-router'
import { chooseDefaultAddress, removeAddress } from '#features/customers/actions/client-data.ts'
import { getCustomerAddresses } from '#features/customers/queries.ts'
import { accountTexts } from '#features/customers/texts/account.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { readTextFields } from '../../../forms.server.ts'
import { requireClient } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, customerId } = await requireClient(context, urls.accountAddresses())
  return {
    ...pageTitles(shop, translate(accountTexts.addresses, {}, shop.textOverrides)),
    addresses: await getCustomerAddresses(shop, customerId),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, customerId } = await requireClient(context, urls.accountAddresses())
  const { remove, makeDefault } = await readTextFields(request)
  const id = readId(remove ?? makeDefault)
  if (id !== null && remove) await removeAddress(shop, customerId, id)
  else if (id !== null) await chooseDefaultAddress(shop, customerId, id)
  return redirect(urls.accountAddresses(), 303)
}

function readId(typed = ''): number | null {
  return /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null
}
