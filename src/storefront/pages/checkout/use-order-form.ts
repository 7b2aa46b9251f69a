import { type RefObject, useEffect, useState } from 'react'
import { couriersFor, defaultCourier, optionForPayment } from '#features/checkout/rules/delivery-choice.ts'
import { orderDestination, type SavedAddress } from '#features/checkout/rules/order-form.ts'
import type { ShownRefusal } from '#features/checkout/ui/checkout-notices.tsx'
import type { FieldValues } from '#features/checkout/ui/form-fields.tsx'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { isPaymentMethod, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import type { Destination } from '#shared/postal-address.ts'

interface OfferedOptions {
  countries: { value: string }[]
  options: DeliveryOption[]
  methods: PaymentMethod[]
  savedAddresses: SavedAddress[]
}

interface Choice {
  destination: Destination
  courierId: number | null
  payment: PaymentMethod
}

const destinationFields = new Set([
  'country',
  'postcode',
  'otherDelivery',
  'savedAddress',
  'deliveryCountry',
  'deliveryPostcode',
])

/**
 * Returns the selected delivery and payment, and their consequences. A choice that is no longer offered falls back to the basket's default.
 */
export function useDeliveryAndPayment(
  values: FieldValues,
  { countries, options, methods, savedAddresses }: OfferedOptions,
  form: RefObject<HTMLFormElement | null>,
) {
  const [choice, setChoice] = useState<Choice>({
    destination: orderDestination({ country: countries[0]?.value ?? 'PL', ...values }, savedAddresses),
    courierId: Number(values.courier) || null,
    payment: isPaymentMethod(values.payment ?? '') ? (values.payment as PaymentMethod) : 'transfer',
  })
  const change = (changed: Partial<Choice>) => setChoice((before) => ({ ...before, ...changed }))
  useEffect(() => {
    const destination = form.current && destinationIn(form.current, savedAddresses) // as typed before a reload
    if (destination) setChoice((before) => ({ ...before, destination }))
  }, [form, savedAddresses])
  const couriers = couriersFor(choice.destination, options)
  const courier = couriers.find(({ courierId }) => courierId === choice.courierId) ?? defaultCourier(couriers)
  const payment = methods.find((method) => method === choice.payment) ?? 'transfer'
  return {
    payment,
    couriers,
    courier,
    /** The delivery cost; null when nothing is sent. */
    option: courier && optionForPayment(courier, payment),
    change,
    /** Follows a changed field of the address. */
    followAddress: (name: string) => {
      if (form.current && destinationFields.has(name))
        change({ destination: destinationIn(form.current, savedAddresses) })
    },
  }
}

function destinationIn(form: HTMLFormElement, savedAddresses: SavedAddress[]): Destination {
  const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  return orderDestination(fields, savedAddresses)
}

/** After a refusal, moves the focus to the first invalid field, or to the reasons at the top (B5.30). */
export function useFocusOnProblem(
  form: RefObject<HTMLFormElement | null>,
  reasons: RefObject<HTMLDivElement | null>,
  refusal: ShownRefusal | null,
): void {
  useEffect(() => {
    if (!refusal) return
    const problems = refusal.reason === 'invalid' ? refusal.problems : {}
    const wrong = [...(form.current?.elements ?? [])].find((field) => (field.getAttribute('name') ?? '') in problems)
    if (wrong instanceof HTMLElement) wrong.focus()
    else {
      scrollTo({ top: 0 })
      reasons.current?.focus({ preventScroll: true })
    }
  }, [refusal, form, reasons])
}
