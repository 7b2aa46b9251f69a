import { data, redirect } from 'react-router'
import { saveAddress } from '#features/customers/actions/client-data.ts'
import { fillCompany } from '#features/customers/actions/fill-company.ts'
import { getCustomerAddresses } from '#features/customers/queries.ts'
import type { SavedAddressKind } from '#features/customers/rules/saved-address-fields.ts'
import { accountTexts as texts } from '#features/customers/texts/account.ts'
import { formatPhone } from '#shared/format-phone.ts'
import { type Message, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { deliveryCountryOptions } from '../../../delivery-country-options.server.ts'
import { typedValues } from '../../../forms.server.ts'
import { requireClientForForm, takeKeptForm } from '../../../kept-form.server.ts'
import { requireClient } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

const newTitles = { delivery: texts.newDeliveryAddress, invoice: texts.newInvoiceAddress }

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { shop, customerId } = await requireClient(context, url.pathname + url.search)
  const saved = await findAddress(shop, customerId, params.id)
  const kind = saved?.kind ?? kindOf(url)
  const kept = takeKeptForm(shop, request)
  const answer = {
    ...pageTitles(shop, translate(saved ? texts.changeAddressTitle : newTitles[kind], {}, shop.textOverrides)),
    kind,
    countries: await deliveryCountryOptions(shop, saved?.country),
    values: kept.values ?? { ...(saved && valuesOf(saved)), client: String(customerId) },
    waited: kept.values !== null,
  }
  return data(answer, { headers: kept.headers })
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = url.pathname + url.search
  const { shop, customerId, fields } = await requireClientForForm(context, request, page)
  const saved = await findAddress(shop, customerId, params.id)
  if (fields.intent === 'company') {
    const { values, companyProblem } = await fillCompany(shop, fields, 'own')
    return data({ values: typedValues(values), problems: {}, message: null, companyProblem })
  }
  const stored = await saveAddress(shop, customerId, {
    ...{ id: saved?.id ?? null, kind: saved?.kind ?? kindOf(url), fields },
    isDefault: fields.isDefault === 'on',
  })
  if (stored.ok) return redirect(urls.accountAddresses(), 303)
  const { problem } = stored
  if (problem.code === 'unknown') throw notFound()
  const problems = problem.code === 'faults' ? problem.problems : {}
  const message: Message =
    problem.code === 'faults'
      ? { text: texts.mistakes, values: { count: Object.keys(problems).length } }
      : { text: texts.tooManyAddresses }
  return data({ values: typedValues(fields), problems, message, companyProblem: null }, 422)
}

function kindOf(url: URL): SavedAddressKind {
  return url.searchParams.get('rodzaj') === 'invoice' ? 'invoice' : 'delivery'
}

/** Null for a new one. Another client's address is not found, as one that does not exist. */
async function findAddress(shop: Shop, customerId: number, id: string) {
  if (id === 'nowy') return null
  for (const { kind, ...address } of await getCustomerAddresses(shop, customerId))
    if (String(address.id) === id && kind !== 'billing') return { kind, ...address }
  throw notFound()
}

function notFound() {
  return data(null, { status: 404 })
}

function valuesOf({ phone, isDefault, id: _, ...address }: NonNullable<Awaited<ReturnType<typeof findAddress>>>) {
  return { ...address, phone: formatPhone(phone), isDefault: isDefault ? 'on' : '' }
}
