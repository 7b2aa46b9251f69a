import type { Order } from '#features/orders/rules/order.ts'
import { isOver } from '#features/orders/rules/order-status.ts'
import { findOwnOrder, orderAddress } from '#features/orders/views/order-access.ts'
import { type ChangeRefusal, changeOrderPayment } from '#features/payments/actions/change-order-payment.ts'
import { getPaymentEntries } from '#features/payments/queries.ts'
import { paymentBalance } from '#features/payments/rules/payment-balance.ts'
import { isOnline, isPaymentMethod, methodOfId, paymentMethodIds } from '#features/payments/rules/payment-methods.ts'
import { payTexts } from '#features/payments/texts/online.ts'
import { paymentDetails } from '#features/payments/texts/payments.ts'
import { payableMethods } from '#features/payments/views/payable.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type Text, translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import type { GraphqlContext } from '../context.ts'
import type {
  ChangedOrderPayment,
  ChangeOrderPaymentInput,
  PaymentForm,
  PreparedPayment,
  PreparePaymentInput,
  Resolvers,
} from '../generated/resolver-types.ts'

/** How a placed order is paid, for its client or the visit that placed it. */
export const paymentResolvers: Resolvers<GraphqlContext> = {
  Query: {
    preparePayment: async (_, { PreparePaymentInput }, { openShop }) => prepare(await openShop(), PreparePaymentInput),
  },
  Mutation: {
    changeOrderPayment: async (_, { ChangeOrderPaymentInput }, { openShop }) =>
      change(await openShop(), ChangeOrderPaymentInput),
  },
}

/** The page of the payment begins it when its form is posted: a query begins nothing. */
async function prepare(shop: Shop, input: PreparePaymentInput): Promise<PreparedPayment> {
  const order = await findOrderOf(shop, input.orderNumber ?? input.orderNumbers?.[0])
  const t = (text: Text) => translate(text, {}, shop.textOverrides)
  const nothing = { paymentId: null, javascript: null, fromData: null, paymentXML: null }
  if (!order) return { ...nothing, type: 'none', description: t(payTexts.notOffered) }
  const { isPaid } = paymentBalance(await getPaymentEntries(shop, order.id), order.totalGross)
  if (isPaid || isOver(order.status)) return { ...nothing, type: 'none', description: t(payTexts.nothingToPay) }
  const own = isPaymentMethod(order.paymentMethod) ? order.paymentMethod : null
  const asked = methodOfId(input.paymentFormId)
  const method = asked !== null && isOnline(asked) ? asked : own
  if (method === null) return { ...nothing, type: 'none', description: t(payTexts.notOffered) }
  const answer = { ...nothing, paymentId: paymentMethodIds[method], description: t(paymentDetails[method]) }
  if (!isOnline(method)) return { ...answer, type: method === 'transfer' ? 'transfer' : 'delivery' }
  if (!payableMethods(shop, order).includes(method))
    return { ...nothing, type: 'none', description: t(payTexts.notOffered) }
  const page = serverUrls.absolute(shop.publicUrl, serverUrls.payOrder(orderAddress(shop, order.number)))
  return { ...answer, type: 'online', fromData: formOf(method, page) }
}

/** A BLIK code is typed on the page; the other ways lead on at once. */
function formOf(method: 'blik' | 'card' | 'online-transfer', action: string): PaymentForm {
  const hidden = (name: string, value: string) => ({ name, type: 'hidden', value, className: null, url: null })
  const common = { action, target: '_self', acceptCharset: 'UTF-8' }
  if (method === 'blik') return { ...common, method: 'get', inputs: [] }
  return { ...common, method: 'post', inputs: [hidden('intent', 'online'), hidden('method', method)] }
}

async function change(shop: Shop, input: ChangeOrderPaymentInput): Promise<ChangedOrderPayment> {
  const order = await findOrderOf(shop, input.orderNumber)
  if (!order) return refusal(shop, 'unknown-order', null)
  const own = isPaymentMethod(order.paymentMethod) ? paymentMethodIds[order.paymentMethod] : null
  const method = methodOfId(input.paymentMethodId)
  if (method === null) return refusal(shop, 'not-offered', own)
  const actor = shop.visitor.customerId !== null && shop.visitor.customerId === order.customerId ? 'client' : 'guest'
  const changed = await changeOrderPayment(shop, { number: order.number, method, actor })
  if (!changed.ok) return refusal(shop, changed.problem, own)
  return { response: { status: 'success' }, paymentId: paymentMethodIds[method], error: null }
}

const refusals: Record<ChangeRefusal, Text> = {
  'unknown-order': payTexts.notOffered,
  'not-offered': payTexts.notOffered,
  paid: payTexts.nothingToPay,
  over: payTexts.nothingToPay,
  waiting: payTexts.bankAsks,
}

function refusal({ textOverrides }: Shop, code: ChangeRefusal, paymentId: number | null): ChangedOrderPayment {
  const error = { code, message: translate(refusals[code], {}, textOverrides) }
  return { response: { status: 'error' }, paymentId, error }
}

async function findOrderOf(shop: Shop, number: unknown): Promise<Order | null> {
  return /^\d{1,9}$/.test(String(number)) ? findOwnOrder(shop, Number(number)) : null
}
