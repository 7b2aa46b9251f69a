import { cheapestDelivery, type DeliveryOption, optionsForPostcode } from '#features/delivery/rules/delivery-options.ts'
import { deliveryKindFor, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import type { Destination } from '#shared/postal-address.ts'
import { type OrderFields, orderDestination, type SavedAddress } from './order-form.ts'

/** What the shop offers for a basket. */
export interface OfferedChoices {
  /** Those that the shop sells to. */
  countries: string[]
  options: DeliveryOption[]
  methods: PaymentMethod[]
  needsDelivery: boolean
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
