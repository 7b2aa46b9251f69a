import { type RefObject, useEffect, useState } from 'react'
import { couriersFor, defaultCourier, optionForPayment } from '#features/checkout/rules/delivery-choice.ts'
import type { ShownRefusal } from '#features/checkout/ui/checkout-notices.tsx'
import type { FieldValues } from '#features/checkout/ui/form-fields.tsx'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { isPaymentMethod, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'

interface OfferedOptions {
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

/**
 * Returns the selected delivery and payment, and their consequences. A choice that is no longer offered falls back to the basket's default.
 */
export function useDeliveryAndPayment(
  values: FieldValues,
  { countries, options, methods }: OfferedOptions,
  form: RefObject<HTMLFormElement | null>,
) {
  const [choice, setChoice] = useState<Choice>({
    country: values.country || countries[0]?.value || 'PL',
    postcode: values.postcode ?? '',
    courierId: Number(values.courier) || null,
    payment: isPaymentMethod(values.payment ?? '') ? (values.payment as PaymentMethod) : 'transfer',
  })
  useEffect(() => {
    const field = form.current?.elements.namedItem('postcode') // as typed before a reload
    if (field instanceof HTMLInputElement) setChoice((before) => ({ ...before, postcode: field.value }))
  }, [form])
  const couriers = couriersFor(choice, options)
  const courier = couriers.find(({ courierId }) => courierId === choice.courierId) ?? defaultCourier(couriers)
  const payment = methods.find((method) => method === choice.payment) ?? 'transfer'
  return {
    payment,
    couriers,
    courier,
    /** The delivery cost; null when nothing is sent. */
    option: courier && optionForPayment(courier, payment),
    change: (changed: Partial<Choice>) => setChoice((before) => ({ ...before, ...changed })),
  }
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
