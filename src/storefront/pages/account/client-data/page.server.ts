import { data, redirect } from 'react-router'
import { changeClientData } from '#features/customers/actions/client-data.ts'
import { fillCompany } from '#features/customers/actions/fill-company.ts'
import { findCustomer, findOwnAddress, getCustomerAddresses } from '#features/customers/queries.ts'
import { accountTexts } from '#features/customers/texts/account.ts'
import { formatPhone } from '#shared/format-phone.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { deliveryCountryOptions } from '../../../delivery-country-options.server.ts'
import { typedValues } from '../../../forms.server.ts'
import { requireClientForForm, takeKeptForm } from '../../../kept-form.server.ts'
import { requireClient } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, customerId } = await requireClient(context, urls.accountData())
  const customer = await findCustomer(shop, customerId)
  const addresses = await getCustomerAddresses(shop, customerId)
  const { street, streetNumber, postcode, city, country } = (customer && findOwnAddress(addresses, customer)) ?? {}
  const { kind, firstName, lastName, phone = '', company, taxNumber, birthDate } = customer ?? {}
  const kept = takeKeptForm(shop, request)
  const answer = {
    ...pageTitles(shop, translate(accountTexts.changeDataTitle, {}, shop.textOverrides)),
    email: customer?.email ?? '',
    emailPage: serverUrls.accountEmail(),
    saved: url.searchParams.has('zapisano'),
    countries: await deliveryCountryOptions(shop, country),
    values:
      kept.values ??
      typedValues({
        ...{ kind, firstName, lastName, phone: formatPhone(phone), company, taxNumber },
        birthDate: birthDate ?? '',
        ...{ street, streetNumber, postcode, city, country },
        client: String(customerId),
      }),
    waited: kept.values !== null,
  }
  return data(answer, { headers: kept.headers })
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, customerId, fields } = await requireClientForForm(context, request, urls.accountData())
  if (fields.intent === 'company') {
    const { values, companyProblem } = await fillCompany(shop, fields, 'own')
    return data({ values: typedValues(values), problems: {}, companyProblem })
  }
  const changed = await changeClientData(shop, customerId, fields)
  if (changed.ok) return redirect(`${urls.accountData()}?zapisano=1`, 303)
  return data({ values: typedValues(fields), problems: changed.problem, companyProblem: null }, 422)
}
