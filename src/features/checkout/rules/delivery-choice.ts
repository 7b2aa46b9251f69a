import { hasOtherVatRules } from '#features/catalogue/rules/vat-territories.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { withPrefix } from '#features/customers/rules/address-fields.ts'
import { validationTexts } from '#features/customers/texts/validation.ts'
import { cheapestDelivery, type DeliveryOption, optionsForPostcode } from '#features/delivery/rules/delivery-options.ts'
import type { Prepaid } from '#features/delivery/rules/delivery-tariff.ts'
import { deliveryKindFor, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { countryName, type Destination } from '#shared/postal-address.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { CheckedData } from '../checks.ts'
import { orderRefusalTexts } from '../texts/refusals.ts'
import { checkoutTexts } from '../texts.ts'
import { type OrderFields, orderDestination, type SavedAddress } from './order-form.ts'
import { checkPickupPoint } from './pickup-point.ts'

/** The delivery of an order. An empty name: nothing is sent. */
export interface ChosenDelivery {
  courierId: number | null
  name: string
  /** The code of the parcel locker or point; '': to the address. */
  pickupPoint: string
  prepaid: Prepaid
  /** Of sending, gross minor units. */
  gross: number
  /** Of the way of paying. */
  paymentGross: number
  vatPercent: string
  /** Working days on the way at most; null: nothing is sent. */
  daysTo: number | null
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

/** The cost of an option, split into sending and what paying the courier costs besides. */
export interface SplitCost extends DeliveryOption {
  paymentGross: number
}

/**
 * The courier's option for this payment method with its cost: what is more than the same courier takes for a parcel that is paid for is the
 * cost of the payment.
 */
export function costForPayment(choice: CourierChoice, payment: PaymentMethod): SplitCost | null {
  const option = optionForPayment(choice, payment)
  if (!option) return null
  const paymentGross = choice.prepaid ? Math.max(0, option.gross - choice.prepaid.gross) : 0
  return { ...option, gross: option.gross - paymentGross, paymentGross }
}

/** The courier selected by default: the one that the basket has counted, so that the cost does not rise on the next page. */
export function defaultCourier(couriers: CourierChoice[]): CourierChoice | null {
  const counted = cheapestDelivery(couriers.flatMap(({ prepaid }) => prepaid ?? []))
  return couriers.find(({ courierId }) => courierId === counted?.courierId) ?? couriers[0] ?? null
}

/** What the shop offers for a basket. */
export interface OfferedChoices {
  /** Those that the shop sells to. */
  countries: string[]
  options: DeliveryOption[]
  methods: PaymentMethod[]
  needsDelivery: boolean
}

/** The fields with the default delivery and payment where none was chosen yet. */
export function withDefaultChoices(
  fields: OrderFields,
  { options, methods, needsDelivery }: Omit<OfferedChoices, 'countries'>,
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
  { countries, options, methods, needsDelivery }: OfferedChoices,
  order: CheckedData,
): Result<ChosenDelivery, FieldProblems> {
  if (!methods.includes(order.payment)) return refused({ payment: { text: validationTexts.no_option } })
  const { country, postcode } = order.delivery
  const wrongPlace = placeProblem(countries, { country, postcode })
  if (wrongPlace) return refused(ofRecipient(order, wrongPlace))
  const chosen = chooseDelivery(options, needsDelivery, { ...order, country, postcode })
  return chosen.ok ? chosen : refused(ofRecipient(order, chosen.problem))
}

/** Why nothing is sold to a place, by field; null when it is. */
function placeProblem(countries: string[], { country, postcode }: Destination): FieldProblems | null {
  if (!countries.includes(country))
    return {
      country: { text: orderRefusalTexts.notSoldTo, values: { countries: countries.map(countryName).join(', ') } },
    }
  return hasOtherVatRules(country, postcode) ? { postcode: { text: orderRefusalTexts.otherVatRules } } : null
}

/** Problems of the place stand at the fields of the recipient, where the parcel goes to somebody else. */
function ofRecipient({ billing }: CheckedData, { country, postcode, ...others }: FieldProblems): FieldProblems {
  const place = { ...(country && { country }), ...(postcode && { postcode }) }
  return { ...others, ...(billing ? withPrefix('delivery', place) : place) }
}

interface DeliveryChoice extends Destination {
  courierId: number | null
  pickupPoint?: string
  payment: PaymentMethod
}

/** The chosen delivery with its price, or the problems of the choice, by field. */
export function chooseDelivery(
  options: DeliveryOption[],
  needed: boolean,
  { courierId, pickupPoint: typedPoint = '', payment, ...destination }: DeliveryChoice,
): Result<ChosenDelivery, FieldProblems> {
  if (!needed)
    return deliveryKindFor(payment) === 'prepaid'
      ? done({
          ...{ courierId: null, name: '', pickupPoint: '', prepaid: 'prepaid', gross: 0, paymentGross: 0 },
          ...{ vatPercent: '23', daysTo: null },
        })
      : refused({ payment: { text: orderRefusalTexts.prepaidOnly } })
  const couriers = couriersFor(destination, options)
  if (couriers.length === 0) return refused({ country: { text: checkoutTexts.noCourier } })
  const chosen = couriers.find((courier) => courier.courierId === courierId)
  if (!chosen) return refused({ courier: { text: validationTexts.no_option } })
  const option = chosen[deliveryKindFor(payment)] && costForPayment(chosen, payment)
  if (!option) return refused({ payment: { text: orderRefusalTexts.courierWithoutPayment } })
  const point = option.pickupPoint ? checkPickupPoint(typedPoint) : { value: '' }
  if ('code' in point) return refused({ pickupPoint: { text: validationTexts[point.code] } })
  const { courier: name, prepaid, gross, paymentGross, vatPercent, daysTo, paidFor } = option
  return done({
    ...{
      courierId: option.courierId,
      name,
      pickupPoint: point.value,
      prepaid,
      gross,
      paymentGross,
      vatPercent,
      daysTo,
    },
    ...(paidFor && { paidFor }),
  })
}
