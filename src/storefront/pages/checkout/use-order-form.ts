import { type RefObject, useEffect, useState } from 'react'
import { costForPayment, couriersFor, defaultCourier } from '#features/checkout/rules/delivery-choice.ts'
import { orderDestination, type SavedAddress } from '#features/checkout/rules/order-form.ts'
import { type VatByCountry, vatOfOrder } from '#features/checkout/rules/order-sum.ts'
import type { ShownRefusal } from '#features/checkout/ui/checkout-notices.tsx'
import type { FieldValues } from '#features/checkout/ui/form-fields.tsx'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { isPaymentMethod, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import type { Destination } from '#shared/postal-address.ts'

interface OfferedOptions {
  countries: string[]
  vatByCountry: VatByCountry
  options: DeliveryOption[]
  methods: PaymentMethod[]
  needsDelivery: boolean
  savedAddresses: SavedAddress[]
}

interface Choice {
  destination: Destination
  /** An invoice for a tax number is asked for. */
  isCompany: boolean
  courierId: number | null
  payment: PaymentMethod
}

const followedFields = new Set([
  'country',
  'postcode',
  'otherDelivery',
  'savedAddress',
  'deliveryCountry',
  'deliveryPostcode',
  'wantsInvoice',
  'invoiceTaxNumber',
])

/**
 * Returns the selected delivery and payment, and their consequences. A choice that is no longer offered falls back to the basket's default.
 */
export function useDeliveryAndPayment(
  values: FieldValues,
  { countries, vatByCountry, options, methods, needsDelivery, savedAddresses }: OfferedOptions,
  form: RefObject<HTMLFormElement | null>,
) {
  const [choice, setChoice] = useState<Choice>({
    destination: orderDestination({ country: countries[0] ?? 'PL', ...values }, savedAddresses),
    isCompany: wantsCompanyInvoice(values),
    courierId: Number(values.courier) || null,
    payment: isPaymentMethod(values.payment ?? '') ? (values.payment as PaymentMethod) : (methods[0] ?? 'transfer'),
  })
  const change = (changed: Partial<Choice>) => setChoice((before) => ({ ...before, ...changed }))
  useEffect(() => {
    const typed = form.current && buyerIn(form.current, savedAddresses) // before a reload
    if (typed) setChoice((before) => ({ ...before, ...typed }))
  }, [form, savedAddresses])
  const couriers = couriersFor(choice.destination, options)
  const courier = couriers.find(({ courierId }) => courierId === choice.courierId) ?? defaultCourier(couriers)
  const payment = methods.find((method) => method === choice.payment) ?? methods[0] ?? 'transfer'
  const option = courier && costForPayment(courier, payment)
  return {
    /** Where the parcel goes, unless it is to a locker. */
    buyer: choice.destination,
    payment,
    couriers,
    courier,
    /** The delivery cost; null when nothing is sent, or no courier goes there. */
    option,
    /** No courier goes there. */
    undelivered: needsDelivery && !option,
    /** The rates of the buyer's country; null: the shop's own. */
    vat: vatOfOrder(vatByCountry, { country: choice.destination.country, isCompany: choice.isCompany }),
    change,
    /** Follows a changed field of the address or the invoice. */
    followBuyer: (name: string) => {
      if (form.current && followedFields.has(name)) change(buyerIn(form.current, savedAddresses))
    },
  }
}

function buyerIn(form: HTMLFormElement, savedAddresses: SavedAddress[]): Pick<Choice, 'destination' | 'isCompany'> {
  const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  return { destination: orderDestination(fields, savedAddresses), isCompany: wantsCompanyInvoice(fields) }
}

function wantsCompanyInvoice({ wantsInvoice, invoiceTaxNumber = '' }: FieldValues): boolean {
  return wantsInvoice === 'on' && invoiceTaxNumber.trim() !== ''
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
    const fields = [...(form.current?.elements ?? [])].filter((field) => field instanceof HTMLElement)
    const wrong = fields.find((field) => (field.dataset.problem ?? field.getAttribute('name') ?? '') in problems)
    if (wrong) wrong.focus()
    else {
      scrollTo({ top: 0 })
      reasons.current?.focus({ preventScroll: true })
    }
  }, [refusal, form, reasons])
}
