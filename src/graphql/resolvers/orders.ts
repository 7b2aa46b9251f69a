import { type OrderRefusal, placeOrder } from '#features/checkout/actions/place-order.ts'
import { type ConsentKind, consentFields, consentKinds } from '#features/checkout/rules/consents.ts'
import { costForPayment, couriersFor, defaultCourier } from '#features/checkout/rules/delivery-choice.ts'
import { type OrderFields, orderDestination } from '#features/checkout/rules/order-form.ts'
import { orderRefusalTexts } from '#features/checkout/texts/refusals.ts'
import { checkoutTexts, notOpenTexts } from '#features/checkout/texts.ts'
import { getCheckout } from '#features/checkout/views/checkout.ts'
import { getOrderFields } from '#features/checkout/views/order-fields.ts'
import { currentSubmission } from '#features/checkout/views/submission.ts'
import { withPrefix } from '#features/customers/rules/address-fields.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { orderAddress } from '#features/orders/views/order-access.ts'
import {
  methodOfId,
  methodsWithoutCourier,
  type PaymentMethod,
  paymentMethodIds,
} from '#features/payments/rules/payment-methods.ts'
import { paymentNames } from '#features/payments/texts/payments.ts'
import { parseDecimal } from '#shared/decimal.ts'
import { type Message, translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import { problemAnswers, readAddress, readInvoiceAddress } from '../client-input.ts'
import type { GraphqlContext } from '../context.ts'
import type { OrderCreated, OrderCreateInput, PaymentsMethod, Resolvers } from '../generated/resolver-types.ts'
import { moneyAnswer } from '../money.ts'

/** Ways of paying for the visitor's basket, and the order of it, by the action of the pages. */
export const orderResolvers: Resolvers<GraphqlContext> = {
  Query: {
    paymentsMethod: (_, __, { openShop, requestCache: once }) =>
      once('paymentsMethod', null, async () => getPaymentMethods(await openShop())),
  },
  Mutation: {
    orderCreate: async (_, { orderCreateInput }, { openShop }) => createOrder(await openShop(), orderCreateInput),
  },
}

/** What cash on delivery costs is asked of the courier that the order has chosen so far, or would begin with. */
async function getPaymentMethods(shop: Shop): Promise<PaymentsMethod> {
  const { goods, methods, options } = await getCheckout(shop)
  const offered = goods.needsDelivery ? methods : methodsWithoutCourier(methods)
  const { values, savedAddresses } = await getOrderFields(shop)
  const couriers = goods.needsDelivery ? couriersFor(orderDestination(values, savedAddresses), options) : []
  const courier = couriers.find(({ courierId }) => String(courierId) === values.courier) ?? defaultCourier(couriers)
  const costOf = (method: PaymentMethod) => {
    const gross = (courier && costForPayment(courier, method)?.paymentGross) ?? 0
    return gross === 0
      ? null
      : { costPercent: null, costFixedAmount: moneyAnswer(gross, shop.currency.format), minAmount: null }
  }
  const payments = offered.map((method) => ({
    id: paymentMethodIds[method],
    name: translate(paymentNames[method], {}, shop.textOverrides),
    icon: null,
    icon_svg: null,
    methodAsGroup: false,
    paymentChannel: null,
    paymentSystem: null,
    additionalClientCost: costOf(method),
    terms: null,
  }))
  return {
    payments,
    paymentsGroup: [],
    paymentsGroupTerms: [],
    settings: { defaultPaymentMethodId: payments[0]?.id ?? null },
  }
}

async function createOrder(shop: Shop, input: OrderCreateInput): Promise<OrderCreated> {
  const placed = await placeOrder(shop, await currentSubmission(shop, readFields(input)))
  if (!placed.ok) return refusal(placed.problem, shop)
  const { id, number } = placed.value
  return {
    status: 'success',
    error: null,
    validationErrors: [],
    ...{ orderId: id, orderNumber: number, location: orderAddress(shop, number) },
  }
}

/** The fields of the order form that are given; all others are as the shop knows them. */
function readFields({ clientData, orderData }: OrderCreateInput): OrderFields {
  const { email, phone, billingAddress, deliveryAddress, invoiceAddress } = clientData ?? {}
  const { delivery, pickupPoint, paymentMethodId, remarks, consents, key, totalToPay } = orderData ?? {}
  const given: Record<string, string | null | undefined> = {
    email,
    phone: phone ?? billingAddress?.phone,
    ...(billingAddress && addressFields(readAddress(billingAddress))),
    ...(deliveryAddress && {
      ...{ otherDelivery: 'on', savedAddress: 'new' },
      ...withPrefix('delivery', addressFields(readAddress(deliveryAddress))),
    }),
    ...(invoiceAddress && { wantsInvoice: 'on', ...invoiceFields(readInvoiceAddress(invoiceAddress)) }),
    courier: delivery?.courierId ? String(delivery.courierId) : null,
    pickupPoint,
    payment: paymentMethodId == null ? null : (methodOfId(paymentMethodId) ?? String(paymentMethodId)),
    comment: remarks,
    idempotencyKey: key,
    seenTotal: totalToPay == null ? null : minorUnits(String(totalToPay)),
    ...Object.fromEntries(consentKinds.map((kind) => [consentFields[kind], hasConsent(consents, kind)])),
  }
  return Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => entry[1] != null))
}

function hasConsent(consents: readonly string[] | null | undefined, kind: ConsentKind): string {
  return consents?.includes(kind) ? 'on' : ''
}

/** '73.90' → '7390'; what is no amount is no sum that was seen. */
function minorUnits(amount: string): string {
  const parsed = parseDecimal(amount)
  return parsed === null ? '0' : String(parsed / 10_000n)
}

function addressFields(address: Record<string, string>): OrderFields {
  const { firstName = '', lastName = '', company = '', street = '', streetNumber = '' } = address
  const { postcode = '', city = '', country = '' } = address
  return { firstName, lastName, company, street, streetNumber, postcode, city, country }
}

function invoiceFields(address: Record<string, string>): OrderFields {
  const { company: name = '', taxNumber = '', street = '', streetNumber = '', postcode = '', city = '' } = address
  return withPrefix('invoice', { name, taxNumber, street, streetNumber, postcode, city })
}

function refusal(problem: OrderRefusal, shop: Shop): OrderCreated {
  const { text, values } = refusalMessage(problem, shop)
  return {
    status: 'error',
    error: { code: problem.reason, message: translate(text, values, shop.textOverrides) },
    validationErrors:
      problem.reason === 'invalid' ? problemAnswers(problem.problems, shop.textOverrides, 'delivery') : [],
    ...{ orderId: null, orderNumber: null, location: null },
  }
}

function refusalMessage(problem: OrderRefusal, { now }: Shop): Message {
  switch (problem.reason) {
    case 'invalid':
      return { text: checkoutTexts.wrongFields, values: { count: Object.keys(problem.problems).length } }
    case 'wait':
      return retryMessage(orderRefusalTexts.waitToOrder, problem.until, now)
    case 'not-open':
      return { text: notOpenTexts.orders }
    case 'not-orderable':
      return { text: checkoutTexts.notOrderable }
    case 'changed':
      return { text: checkoutTexts.changed }
    case 'short':
      return { text: checkoutTexts.short }
    case 'gone':
      return { text: checkoutTexts.gone }
    default:
      return { text: checkoutTexts.empty }
  }
}
