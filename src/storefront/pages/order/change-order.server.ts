import { data, redirect } from 'react-router'
import { addPendingMessages } from '#features/basket/actions/pending-messages.ts'
import { repeatOrder } from '#features/checkout/actions/repeat-order.ts'
import { changeDeliveryAddress } from '#features/orders/actions/change-delivery-address.ts'
import { sendConfirmationAgain } from '#features/orders/actions/order-mails.ts'
import type { Order } from '#features/orders/rules/order.ts'
import { orderPageTexts } from '#features/orders/texts/order-page.ts'
import { transitionOrder } from '#features/payments/actions/transition-order.ts'
import { formatMoment } from '#shared/day.ts'
import type { Message } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readTextFields, tooManyRequests, typedValues } from '../../forms.server.ts'
import { isOfVisitor } from '../../order-of-page.server.ts'
import type { OrderNotice } from './order-notice.server.ts'

/** The changes that a buyer makes; each is decided again under the order's lock. */
export async function changeOrderOfPage(shop: Shop, order: Order, request: Request, page: string) {
  const { intent, ...fields } = await readTextFields(request)
  const actor = isOfVisitor(shop, order) ? 'client' : 'guest'
  const { number } = order
  const changed = (notice: OrderNotice) => redirect(`${page}?zmiana=${notice}`, 303)
  const none = { problems: {}, values: {} }
  const tooLate: Message = { text: orderPageTexts.tooLate }
  if (intent === 'repeat') {
    await addPendingMessages(shop, await repeatOrder(shop, order.id, fields.formKey ?? ''))
    return redirect(urls.basket(), 303)
  }
  if (intent === 'mail') {
    const sent = await sendConfirmationAgain(shop, order)
    if (sent.ok) return changed('wyslane')
    const message: Message = { text: orderPageTexts.wait, values: formatMoment(sent.problem) }
    return data({ ...none, message }, tooManyRequests(sent.problem, shop.now))
  }
  if (intent === 'address') {
    const saved = await changeDeliveryAddress(shop, { number, fields, actor })
    if (saved.ok) return changed('adres')
    if (saved.problem.reason === 'invalid')
      return data(
        { problems: saved.problem.problems, values: typedValues(fields), message: null as Message | null },
        { status: 422 },
      )
    if (saved.problem.reason === 'too-late') return data({ ...none, message: tooLate }, { status: 409 })
    const { until } = saved.problem
    const message: Message = { text: orderPageTexts.waitWithAddress, values: formatMoment(until) }
    return data({ ...none, message }, tooManyRequests(until, shop.now))
  }
  if (intent !== 'cancel') throw data(null, { status: 400 })
  const cancelled = await transitionOrder(shop, { number, status: 'cancelled', actor })
  if (cancelled.ok) return changed('anulowane')
  return data({ ...none, message: tooLate }, { status: 409 })
}
