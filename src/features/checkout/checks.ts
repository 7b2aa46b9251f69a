import { z } from 'zod'
import {
  contactFields,
  deliveryFields,
  field,
  invoiceFields,
  toInvoiceAddress,
} from '#features/customers/checks/contact-fields.ts'
import { type FieldProblems, fieldProblems } from '#features/customers/checks/field-problems.ts'
import { type PaymentMethod, paymentMethods } from '#features/payments/rules/payment-methods.ts'
import { baseCurrency } from '#shared/money.ts'
import { withoutControls } from '#shared/one-line.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { parseSeenLine, type SeenOrder } from './rules/order-changes.ts'
import { checkComment, giftCardPattern } from './rules/order-fields.ts'

/** The fields of the order form as text; missing ones are empty. */
export interface RawOrder {
  fields: Record<string, string>
  /** One value per line, written by `serializeSeenLine`. */
  seen: string[]
}

/** An order that has passed every check that needs no database. */
export interface CheckedOrder {
  idempotencyKey: string
  email: string
  phone: string
  delivery: PostalAddress
  invoice: PostalAddress | null
  courierId: number | null
  payment: PaymentMethod
  giftCardCode: string
  comment: string
  seen: SeenOrder
}

function schemaFor(country: string) {
  return z.object({
    ...contactFields(country),
    ...deliveryFields(country),
    payment: z.enum(paymentMethods, { error: 'no_option' }),
    courier: z.string().regex(/^\d{0,9}$/, { error: 'no_option' }),
    giftCardCode: z.string().regex(giftCardPattern, { error: 'no_gift_card' }),
    comment: field(checkComment),
    terms: z.literal('on', { error: 'no_terms' }),
    idempotencyKey: z.uuid(),
  })
}

/** The order from a form, or its problems by field. */
export function checkOrder({ fields, seen }: RawOrder): Result<CheckedOrder, FieldProblems> {
  const typed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withoutControls(value)]))
  const input = { ...emptyFields, ...typed }
  const read = schemaFor(input.country).safeParse(input)
  const invoice = input.wantsInvoice === 'on' ? z.object(invoiceFields(input.country)).safeParse(input) : null
  if (!read.success || invoice?.success === false)
    return refused({
      ...(read.error && fieldProblems(read.error)),
      ...(invoice?.error && fieldProblems(invoice.error)),
    })
  const { data } = read
  return done({
    idempotencyKey: data.idempotencyKey,
    email: data.email,
    phone: data.phone,
    delivery: deliveryAddress(data),
    invoice: invoice ? toInvoiceAddress(invoice.data, data.country) : null,
    courierId: data.courier === '' ? null : Number(data.courier),
    payment: data.payment,
    giftCardCode: data.giftCardCode,
    comment: data.comment,
    seen: {
      lines: seen.map(parseSeenLine).filter((line) => line !== null),
      extras: input.seenExtras,
      totalGross: Number(input.seenTotal) || 0,
      currency: input.seenCurrency,
      termsVersion: Number(input.termsVersion) || 0,
    },
  })
}

const emptyFields = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  streetNumber: '',
  postcode: '',
  city: '',
  country: 'PL',
  wantsInvoice: '',
  invoiceName: '',
  invoiceTaxNumber: '',
  invoiceStreet: '',
  invoiceStreetNumber: '',
  invoicePostcode: '',
  invoiceCity: '',
  courier: '',
  payment: '',
  giftCardCode: '',
  comment: '',
  terms: '',
  termsVersion: '',
  seenExtras: '',
  seenTotal: '',
  seenCurrency: baseCurrency,
  idempotencyKey: '',
}

type DeliveryData = z.infer<z.ZodObject<ReturnType<typeof deliveryFields>>>

function deliveryAddress(data: DeliveryData): PostalAddress {
  const { firstName, lastName, company, street, streetNumber, postcode, city, country } = data
  return { firstName, lastName, company, taxNumber: '', street, streetNumber, postcode, city, country }
}
