import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { validationTexts } from '#features/customers/texts/validation.ts'
import { cheapestDelivery, type DeliveryOption, optionsForPostcode } from '#features/delivery/rules/delivery-options.ts'
import type { Prepaid } from '#features/delivery/rules/delivery-tariff.ts'
import { deliveryKindFor, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import type { Destination } from '#shared/postal-address.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { CheckedData } from '../checks.ts'
import { checkoutTexts } from '../texts.ts'
import { type OrderFields, orderDestination, type SavedAddress } from './order-form.ts'

/** The delivery of an order. An empty name: nothing is sent. */
export interface ChosenDelivery {
  courierId: number | null
  name: string
  prepaid: Prepaid
  gross: number
  vatPercent: string
  /** A promotion pays for delivery that would otherwise cost something. */
  paidFor?: true
}

/** A courier with the cost for each payment method. */
export interface CourierChoice {
  courierId: number
  courier: string
  prepaid: DeliveryOption | null
  dvp: DeliveryOption | null
}

/** The couriers that deliver there, each once, in the shop's order; without a postcode those that deliver to most of the country. */
export function couriersFor({ country, postcode }: Destination, options: DeliveryOption[]): CourierChoice[] {
  const available = optionsForPostcode(
    options.filter((option) => option.country === country),
    postcode,
  )
  return [...new Set(available.map((option) => option.courierId))].map((courierId) => {
    const own = available.filter((option) => option.courierId === courierId)
    return {
      courierId,
      courier: own[0]?.courier ?? '',
      prepaid: own.find((option) => option.prepaid === 'prepaid') ?? null,
      dvp: own.find((option) => option.prepaid === 'dvp') ?? null,
    }
  })
}

/** The courier's option for this payment method; if there is none, the other one, so that a cost is shown while the order reports the problem. */
export function optionForPayment(choice: CourierChoice, payment: PaymentMethod): DeliveryOption | null {
  return choice[deliveryKindFor(payment)] ?? choice.prepaid ?? choice.dvp
}

/** The courier selected by default: the one that the basket has counted, so that the cost does not rise on the next page. */
export function defaultCourier(couriers: CourierChoice[]): CourierChoice | null {
  const counted = cheapestDelivery(couriers.flatMap(({ prepaid }) => prepaid ?? []))
  return couriers.find(({ courierId }) => courierId === counted?.courierId) ?? couriers[0] ?? null
}

/** What the shop offers for a basket. */
export interface OfferedChoices {
  options: DeliveryOption[]
  methods: PaymentMethod[]
  needsDelivery: boolean
}

/** The fields with the default delivery and payment where none was chosen yet. */
export function withDefaultChoices(
  fields: OrderFields,
  { options, methods, needsDelivery }: OfferedChoices,
  saved: SavedAddress[],
): OrderFields {
  const courier = needsDelivery ? defaultCourier(couriersFor(orderDestination(fields, saved), options)) : null
  return {
    ...fields,
    courier: fields.courier || String(courier?.courierId ?? ''),
    payment: fields.payment || (methods[0] ?? ''),
  }
}

/** The chosen delivery and payment of an order with their price, or the problems of the choice, by field. */
export function chooseOffered(
  { options, methods, needsDelivery }: OfferedChoices,
  order: CheckedData,
): Result<ChosenDelivery, FieldProblems> {
  if (!methods.includes(order.payment)) return refused({ payment: { text: validationTexts.no_option } })
  const { country, postcode } = order.delivery
  const chosen = chooseDelivery(options, needsDelivery, { ...order, country, postcode })
  if (chosen.ok || !order.billing || !chosen.problem.country) return chosen
  const { country: problem, ...others } = chosen.problem
  return refused({ ...others, deliveryCountry: problem })
}

interface DeliveryChoice extends Destination {
  courierId: number | null
  payment: PaymentMethod
}

/** The chosen delivery with its price, or the problems of the choice, by field. */
export function chooseDelivery(
  options: DeliveryOption[],
  needed: boolean,
  { courierId, payment, ...destination }: DeliveryChoice,
): Result<ChosenDelivery, FieldProblems> {
  if (!needed)
    return deliveryKindFor(payment) === 'prepaid'
      ? done({ courierId: null, name: '', prepaid: 'prepaid', gross: 0, vatPercent: '23' })
      : refused({ payment: { text: checkoutTexts.prepaidOnly } })
  const couriers = couriersFor(destination, options)
  if (couriers.length === 0) return refused({ country: { text: checkoutTexts.noCourier } })
  const chosen = couriers.find((courier) => courier.courierId === courierId)
  if (!chosen) return refused({ courier: { text: validationTexts.no_option } })
  const option = chosen[deliveryKindFor(payment)]
  if (!option) return refused({ payment: { text: checkoutTexts.courierWithoutPayment } })
  const { courier: name, prepaid, gross, vatPercent, paidFor } = option
  return done({ courierId: option.courierId, name, prepaid, gross, vatPercent, ...(paidFor && { paidFor }) })
}
