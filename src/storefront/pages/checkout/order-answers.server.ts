import { data, redirect } from 'react-router'
import type { OrderRefusal } from '#features/checkout/actions/place-order.ts'
import { saveCheckoutDraft } from '#features/checkout/actions/save-draft.ts'
import type { OrderFields } from '#features/checkout/rules/order-form.ts'
import { withSavedAddress } from '#features/checkout/rules/order-form.ts'
import { checkoutTexts } from '#features/checkout/texts.ts'
import type { ShownRefusal } from '#features/checkout/ui/checkout-notices.tsx'
import { getOrderFields } from '#features/checkout/views/order-fields.ts'
import { findCompany } from '#features/customers/actions/find-company.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { companyTexts } from '#features/customers/texts/company.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readForm, tooManyRequests } from '../../forms.server.ts'
import { ordersClosed } from './load-order.server.ts'

/** What a page of the order shows after a form that did not lead on. */
export interface OrderAnswer {
  values: OrderFields
  refusal: ShownRefusal | null
  /** Why the register does not know the company. */
  companyProblem?: string
}

/** The posted fields, with a chosen saved address filled in, and the lines that the page showed. */
export async function readOrderForm(shop: Shop, request: Request): Promise<{ fields: OrderFields; seen: string[] }> {
  const form = await readForm(request)
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const { savedAddresses } = fields.savedAddress ? await getOrderFields(shop) : { savedAddresses: [] }
  return { fields: withSavedAddress(fields, savedAddresses), seen: form.getAll('seen').map(String) }
}

/** What the smaller buttons of the form do, after what was typed is stored; null for the button that goes on. `page` is the page of the form. */
export async function answerIntent(shop: Shop, fields: OrderFields, page: string) {
  const { intent } = fields
  if (intent !== 'recalculate' && intent !== 'company' && intent !== 'signIn' && intent !== 'register') return null
  const { values, companyProblem } = intent === 'company' ? await fillCompany(shop, fields) : { values: fields }
  await saveCheckoutDraft(shop, values)
  if (intent === 'signIn') return redirect(urls.signIn(page), 303)
  if (intent === 'register') return redirect(urls.register(page), 303)
  const answer: OrderAnswer = { values, refusal: null, ...(companyProblem && { companyProblem }) }
  return data(answer)
}

async function fillCompany(shop: Shop, fields: OrderFields): Promise<{ values: OrderFields; companyProblem?: string }> {
  const { invoiceTaxNumber: taxNumber = '', country = 'PL' } = fields
  const found = await findCompany(shop, { taxNumber, country })
  if (!found.ok)
    return { values: fields, companyProblem: translate(companyTexts[found.problem], {}, shop.textOverrides) }
  const { name, street, streetNumber, postcode, city } = found.value
  const known = {
    invoiceName: name,
    invoiceTaxNumber: found.value.taxNumber,
    invoiceStreet: street,
    invoiceStreetNumber: streetNumber,
    invoicePostcode: postcode,
    invoiceCity: city,
  }
  return { values: { ...fields, ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')) } }
}

/** The page's answer to an order that was refused; `page` is where a buyer without goods comes back to. */
export function refusedOrder(shop: Shop, refusal: OrderRefusal, values: OrderFields, page: string) {
  const answer = (shown: ShownRefusal): OrderAnswer => ({ values, refusal: shown })
  if (refusal.reason === 'empty' || refusal.reason === 'repeated') return redirect(page, 303)
  if (refusal.reason === 'not-open') return data(answer(ordersClosed), { status: 409 })
  if (refusal.reason === 'wait') {
    const message = retryMessage(checkoutTexts.waitToOrder, refusal.until, shop.now)
    return data(answer({ reason: refusal.reason, message }), tooManyRequests(refusal.until, shop.now))
  }
  return data(answer(refusal), { status: refusal.reason === 'invalid' ? 422 : 409 })
}
