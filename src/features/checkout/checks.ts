import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import {
  contactFields,
  deliveryFields,
  field,
  invoiceFields,
  toInvoiceAddress,
} from '#features/customers/checks/contact-fields.ts'
import { type FieldProblems, fieldProblems } from '#features/customers/checks/field-problems.ts'
import { withPrefix } from '#features/customers/rules/address-fields.ts'
import { validationTexts } from '#features/customers/texts/validation.ts'
import { type PaymentMethod, paymentMethods } from '#features/payments/rules/payment-methods.ts'
import { baseCurrency } from '#shared/money.ts'
import { withoutControls } from '#shared/one-line.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type ConsentKind, consentFields, consentKinds } from './rules/consents.ts'
import { parseSeenLine, type SeenOrder } from './rules/order-changes.ts'
import { checkComment, giftCardPattern } from './rules/order-fields.ts'
import { emptyOrderFields, type OrderFields } from './rules/order-form.ts'
import type { VatBuyer } from './rules/order-sum.ts'
import { checkPickupPoint } from './rules/pickup-point.ts'

/** The fields of the order form as text; missing ones are empty. */
export interface RawOrder {
  fields: Record<string, string>
  /** One value per line, written by `serializeSeenLine`. */
  seen: string[]
  /** The page showed other data of the buyer than `fields` has: they were changed in another tab. */
  isOutdated?: boolean
}

/** What a buyer fills in, valid. */
export interface CheckedData {
  email: string
  phone: string
  /** The recipient of the parcel. */
  delivery: PostalAddress
  /** The buyer, where that is not the recipient. */
  billing: PostalAddress | null
  invoice: PostalAddress | null
  courierId: number | null
  /** The code of a parcel locker, as typed. */
  pickupPoint: string
  payment: PaymentMethod
  giftCardCode: string
  comment: string
}

/** An order that has passed every check that needs no database. */
export interface CheckedOrder extends CheckedData {
  idempotencyKey: string
  /** The kinds that the buyer agreed to. */
  consents: ConsentKind[]
  seen: SeenOrder
}

/** The rules of addresses follow the country. Schemas are made once for each, since Zod compiles them, which takes longer than to check an order. */
const schemas = new LRUCache({
  max: 50,
  memoMethod: (country: string) => ({
    data: z.object({
      ...contactFields(country),
      ...deliveryFields(country),
      payment: z.enum(paymentMethods, { error: 'no_option' }),
      courier: z.string().regex(/^\d{0,9}$/, { error: 'no_option' }),
      pickupPoint: z.string(), // `chooseDelivery` checks it where the courier needs one
      giftCardCode: z.string().regex(giftCardPattern, { error: 'no_gift_card' }),
      comment: field(checkComment),
    }),
    recipient: z.object(deliveryFields(country)),
    invoice: z.object(invoiceFields(country)),
  }),
})

const uuid = z.uuid()
const confirmation = z.object({ terms: z.literal('on', { error: 'no_terms' }), idempotencyKey: uuid })

export function isUuid(text: string): boolean {
  return uuid.safeParse(text).success
}

/** The order from a form, or its problems by field. */
export function checkOrder({ fields, seen }: RawOrder): Result<CheckedOrder, FieldProblems> {
  const data = checkOrderData(fields)
  const input = { ...emptyConfirmation, ...fields }
  const confirmed = confirmation.safeParse(input)
  if (!data.ok || !confirmed.success)
    return refused({
      ...(!data.ok && data.problem),
      ...(confirmed.error && fieldProblems(confirmed.error)),
    })
  return done({
    ...data.value,
    idempotencyKey: confirmed.data.idempotencyKey,
    consents: consentKinds.filter((kind) => fields[consentFields[kind]] === 'on'),
    seen: {
      lines: seen.map(parseSeenLine).filter((line) => line !== null),
      extras: input.seenExtras,
      totalGross: Number(input.seenTotal) || 0,
      currency: input.seenCurrency,
      termsVersion: Number(input.termsVersion) || 0,
      consents: input.seenConsents,
    },
  })
}

/** What the buyer has filled in, or its problems by field: everything but the consents. */
export function checkOrderData(fields: OrderFields): Result<CheckedData, FieldProblems> {
  const typed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withoutControls(value)]))
  const input = { ...emptyOrderFields, ...typed }
  const schema = schemas.memo(input.country)
  const read = schema.data.safeParse(input)
  const other =
    input.otherDelivery === 'on'
      ? schemas.memo(input.deliveryCountry).recipient.safeParse(recipientOf(input)) // by its own country
      : null
  const invoice = input.wantsInvoice === 'on' ? schema.invoice.safeParse(input) : null
  if (!read.success || other?.success === false || invoice?.success === false)
    return refused({
      ...pointProblem(input.pickupPoint),
      ...(read.error && fieldProblems(read.error)),
      ...(other?.error && withPrefix('delivery', fieldProblems(other.error))),
      ...(invoice?.error && fieldProblems(invoice.error)),
    })
  const { data } = read
  const own = toAddress(data)
  return done({
    email: data.email,
    phone: data.phone,
    delivery: other ? toAddress(other.data) : own,
    billing: other ? own : null,
    invoice: invoice ? toInvoiceAddress(invoice.data, data.country) : null,
    courierId: data.courier === '' ? null : Number(data.courier),
    pickupPoint: data.pickupPoint,
    payment: data.payment,
    giftCardCode: data.giftCardCode,
    comment: data.comment,
  })
}

/** A wrong code is shown together with other problems; alone it is none for a courier that needs no code. */
function pointProblem(typed: string): FieldProblems {
  if (typed.trim() === '') return {}
  const point = checkPickupPoint(typed)
  return 'code' in point ? { pickupPoint: { text: validationTexts[point.code] } } : {}
}

/** Whose VAT an order has. */
export function vatBuyer({ delivery, invoice }: CheckedData): VatBuyer {
  return { country: delivery.country, isCompany: (invoice?.taxNumber ?? '') !== '' }
}

const emptyConfirmation = {
  terms: '',
  termsVersion: '',
  seenExtras: '',
  seenConsents: '',
  seenTotal: '',
  seenCurrency: baseCurrency,
  idempotencyKey: '',
}

function recipientOf(input: typeof emptyOrderFields): Record<string, string> {
  return {
    firstName: input.deliveryFirstName,
    lastName: input.deliveryLastName,
    company: input.deliveryCompany,
    street: input.deliveryStreet,
    streetNumber: input.deliveryStreetNumber,
    postcode: input.deliveryPostcode,
    city: input.deliveryCity,
    country: input.deliveryCountry,
  }
}

type DeliveryData = z.infer<z.ZodObject<ReturnType<typeof deliveryFields>>>

function toAddress(data: DeliveryData): PostalAddress {
  const { firstName, lastName, company, street, streetNumber, postcode, city, country } = data
  return { firstName, lastName, company, taxNumber: '', street, streetNumber, postcode, city, country }
}
