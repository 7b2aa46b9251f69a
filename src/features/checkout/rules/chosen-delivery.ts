import { hasOtherVatRules } from '#features/catalogue/rules/vat-territories.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { withPrefix } from '#features/customers/rules/address-fields.ts'
import { validationTexts } from '#features/customers/texts/validation.ts'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import type { Prepaid } from '#features/delivery/rules/delivery-tariff.ts'
import { type PickupPoint, pointAddress } from '#features/delivery/rules/pickup-point.ts'
import { deliveryKindFor, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { countryName, type Destination } from '#shared/postal-address.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { CheckedData } from '../checks.ts'
import { pickupPointTexts } from '../texts/pickup-points.ts'
import { orderRefusalTexts } from '../texts/refusals.ts'
import { checkoutTexts } from '../texts.ts'
import { costForPayment, couriersFor, type OfferedChoices } from './delivery-choice.ts'
import { checkPickupPoint } from './pickup-point.ts'

/** The delivery of an order. An empty name: nothing is sent. */
export interface ChosenDelivery {
  courierId: number | null
  name: string
  /** The code of the parcel locker or point; '': to the address. */
  pickupPoint: string
  /** '': a typed code, or none. */
  pickupPointAddress: string
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

/**
 * The chosen delivery and payment of an order with their price, or the problems of the choice, by field.
 * @param point the one of the carrier's list that the order names; null: none
 */
export function chooseOffered(
  { countries, options, methods, needsDelivery }: OfferedChoices,
  order: CheckedData,
  point: PickupPoint | null,
): Result<ChosenDelivery, FieldProblems> {
  if (!methods.includes(order.payment)) return refused({ payment: { text: validationTexts.no_option } })
  const { country, postcode } = order.delivery
  const wrongPlace = placeProblem(countries, { country, postcode })
  if (wrongPlace) return refused(ofRecipient(order, wrongPlace))
  const chosen = chooseDelivery(options, needsDelivery, { ...order, point, country, postcode })
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
  point?: PickupPoint | null
  payment: PaymentMethod
}

/** The chosen delivery with its price, or the problems of the choice, by field. */
export function chooseDelivery(
  options: DeliveryOption[],
  needed: boolean,
  { courierId, pickupPoint: typedPoint = '', point = null, payment, ...destination }: DeliveryChoice,
): Result<ChosenDelivery, FieldProblems> {
  if (!needed)
    return deliveryKindFor(payment) === 'prepaid'
      ? done({
          ...{ courierId: null, name: '', prepaid: 'prepaid', gross: 0, paymentGross: 0 },
          ...{ pickupPoint: '', pickupPointAddress: '' },
          ...{ vatPercent: '23', daysTo: null },
        })
      : refused({ payment: { text: orderRefusalTexts.prepaidOnly } })
  const couriers = couriersFor(destination, options)
  if (couriers.length === 0) return refused({ country: { text: checkoutTexts.noCourier } })
  const chosen = couriers.find((courier) => courier.courierId === courierId)
  if (!chosen) return refused({ courier: { text: validationTexts.no_option } })
  const option = chosen[deliveryKindFor(payment)] && costForPayment(chosen, payment)
  if (!option) return refused({ payment: { text: orderRefusalTexts.courierWithoutPayment } })
  const there = choosePoint(option, { typedPoint, point, payment, country: destination.country })
  if (!there.ok) return there
  const { courier: name, prepaid, gross, paymentGross, vatPercent, daysTo, paidFor } = option
  return done({
    ...{
      courierId: option.courierId,
      name,
      ...there.value,
      prepaid,
      gross,
      paymentGross,
      vatPercent,
      daysTo,
    },
    ...(paidFor && { paidFor }),
  })
}

/**
 * The point that the parcel goes to: one that the carrier lists in the country of the order, or else a code as typed. Cost and VAT follow the
 * order's address, as those of every parcel.
 */
function choosePoint(
  { pickupPoint: needed, listsPoints }: DeliveryOption,
  {
    typedPoint,
    point,
    payment,
    country,
  }: Pick<DeliveryChoice, 'payment' | 'country'> & { typedPoint: string; point: PickupPoint | null },
): Result<Pick<ChosenDelivery, 'pickupPoint' | 'pickupPointAddress'>, FieldProblems> {
  if (!needed) return done({ pickupPoint: '', pickupPointAddress: '' })
  if (listsPoints) {
    if (!point || point.country !== country || hasOtherVatRules(point.country, point.postcode))
      return refused({ pickupPoint: { text: pickupPointTexts.no_pickup_point } })
    if (deliveryKindFor(payment) === 'dvp' && !point.takesPayment)
      return refused({ pickupPoint: { text: pickupPointTexts.no_payment_at_point } })
    return done({ pickupPoint: point.code, pickupPointAddress: pointAddress(point) })
  }
  const typed = checkPickupPoint(typedPoint)
  return 'code' in typed
    ? refused({ pickupPoint: { text: validationTexts[typed.code] } })
    : done({ pickupPoint: typed.value, pickupPointAddress: '' })
}
