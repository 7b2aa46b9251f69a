import { type RefObject, useEffect, useState } from 'react'
import { couriersTo, optionFor, usualCourier } from '#features/checkout/rules/delivery.ts'
import type { TypedValues } from '#features/checkout/ui/typed-values.ts'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { isPaymentMethod, type PaymentMethod } from '#features/payments/rules.ts'

interface Offered {
  countries: { value: string }[]
  options: DeliveryOption[]
  methods: PaymentMethod[]
}

interface Choice {
  country: string
  postcode: string
  courierId: number | null
  payment: PaymentMethod
}

/** The delivery and payment that are chosen now, and what follows from them. A choice that is no longer offered falls back to what the basket counts. */
export function useChoice(
  values: TypedValues,
  { countries, options, methods }: Offered,
  form: RefObject<HTMLFormElement | null>,
) {
  const [choice, setChoice] = useState<Choice>({
    country: values.country || countries[0]?.value || 'PL',
    postcode: values.postcode ?? '',
    courierId: Number(values.courier) || null,
    payment: isPaymentMethod(values.payment ?? '') ? (values.payment as PaymentMethod) : 'transfer',
  })
  useEffect(() => {
    const field = form.current?.elements.namedItem('postcode') // as it was typed before a reload
    if (field instanceof HTMLInputElement) setChoice((before) => ({ ...before, postcode: field.value }))
  }, [form])
  const couriers = couriersTo(choice, options)
  const courier = couriers.find(({ courierId }) => courierId === choice.courierId) ?? usualCourier(couriers)
  const payment = methods.find((method) => method === choice.payment) ?? 'transfer'
  return {
    payment,
    couriers,
    courier,
    /** What delivery costs; null when nothing is sent. */
    option: courier && optionFor(courier, payment),
    change: (changed: Partial<Choice>) => setChoice((before) => ({ ...before, ...changed })),
  }
}
