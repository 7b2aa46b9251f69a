import { data, redirect } from 'react-router'
import type { OrderRefusal } from '#features/checkout/actions/place-order.ts'
import { saveCheckoutDraft } from '#features/checkout/actions/save-draft.ts'
import { consentFields } from '#features/checkout/rules/consents.ts'
import type { OrderFields } from '#features/checkout/rules/order-form.ts'
import { withSavedAddress } from '#features/checkout/rules/order-form.ts'
import { orderRefusalTexts } from '#features/checkout/texts/refusals.ts'
import type { ShownRefusal } from '#features/checkout/ui/checkout-notices.tsx'
import { getOrderFields } from '#features/checkout/views/order-fields.ts'
import { fillCompany } from '#features/customers/actions/fill-company.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readForm, tooManyRequests } from '../../forms.server.ts'
import { ordersClosed } from './load-order.server.ts'

/** What a page of the order shows after a form that did not lead on. */
export interface OrderAnswer {
  values: OrderFields
  refusal: ShownRefusal | null
  /** Why the register does not know the company. */
  companyProblem?: string | null
}

/** The posted fields, with a chosen saved address filled in, and the lines that the page showed. */
export async function readOrderForm(shop: Shop, request: Request): Promise<{ fields: OrderFields; seen: string[] }> {
  const form = await readForm(request)
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const { savedAddresses } = fields.savedAddress ? await getOrderFields(shop) : { savedAddresses: [] }
  return { fields: withSavedAddress(fields, savedAddresses), seen: form.getAll('seen').map(String) }
}

const intents = ['recalculate', 'points', 'company', 'signIn', 'register']

/**
 * What the smaller buttons of the form do, after what was typed is stored; null for the button that goes on. `page` is the page of the form. The sum is
 * shown by a page of its own, so that 'back' sends nothing again, unless the form has consents, which are not stored.
 */
export async function answerIntent(shop: Shop, fields: OrderFields, page: string) {
  const { intent } = fields
  if (!intents.some((known) => known === intent)) return null
  const filled = intent === 'company' ? await fillCompany(shop, fields, 'invoice') : null
  const { values, companyProblem } = filled ?? { values: fields, companyProblem: null }
  await saveCheckoutDraft(shop, values)
  if (intent === 'signIn') return redirect(urls.signIn(page), 303)
  if (intent === 'register') return redirect(urls.register(page), 303)
  if (intent === 'recalculate' && !Object.values(consentFields).some((name) => fields[name])) return redirect(page, 303)
  const answer: OrderAnswer = { values, refusal: null, companyProblem }
  return data(answer)
}

/** The page's answer to an order that was refused; `page` is where a buyer without goods comes back to. */
export function refusedOrder(shop: Shop, refusal: OrderRefusal, values: OrderFields, page: string) {
  const answer = (shown: ShownRefusal): OrderAnswer => ({ values, refusal: shown })
  if (refusal.reason === 'empty' || refusal.reason === 'repeated') return redirect(page, 303)
  if (refusal.reason === 'not-open') return data(answer(ordersClosed), { status: 409 })
  if (refusal.reason === 'wait') {
    const message = retryMessage(orderRefusalTexts.waitToOrder, refusal.until, shop.now)
    return data(answer({ reason: refusal.reason, message }), tooManyRequests(refusal.until, shop.now))
  }
  return data(answer(refusal), { status: refusal.reason === 'invalid' ? 422 : 409 })
}
