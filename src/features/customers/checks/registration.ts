import { z } from 'zod'
import type { PostalAddress } from '#shared/postal-address.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { withPrefix } from '../rules/address-fields.ts'
import type { FieldContext } from '../rules/fields/field-result.ts'
import { checkNewLogin } from '../rules/fields/login.ts'
import { checkPassword, checkPasswordRepetition } from '../rules/fields/password.ts'
import {
  companyFields,
  contactFields,
  deliveryFields,
  field,
  invoiceFields,
  optionalField,
  personFields,
  textFields,
  toInvoiceAddress,
} from './contact-fields.ts'
import { type FieldProblems, fieldProblems } from './field-problems.ts'
import { checkOwnAddress } from './own-address.ts'
import { checkPhone } from './phone.ts'

/** A registration that has passed every check that needs no database. */
export interface CheckedRegistration {
  kind: 'private' | 'business'
  /** Null: the client signs in with the e-mail. */
  login: string | null
  email: string
  /** Null: the client signs in by another service. */
  password: string | null
  /** RRRR-MM-DD, or '' where it was not given. */
  birthDate: string
  /** '' where a private client has not given it. */
  phone: string
  /** Without a company, its name and tax number are ''. */
  names: Pick<PostalAddress, 'firstName' | 'lastName' | 'company' | 'taxNumber'>
  /** The client's own address; null where a private client has not given it. */
  address: PostalAddress | null
  /** Other addresses of the client; null where it is the client's own. */
  delivery: (PostalAddress & { phone: string }) | null
  invoice: PostalAddress | null
}

/** The fields of the form as text; missing ones are empty. Fields without a prefix are the client's own. */
export type RegistrationFields = Record<string, string | undefined>

type Context = Pick<FieldContext, 'passwordLength' | 'today'> & {
  /** The client signs in by another service. */
  withoutPassword?: boolean
}

/** Reads a registration (B5.35–B5.41): its data, or problems by field name. A password is used exactly as it was typed. */
export function checkRegistration(
  fields: RegistrationFields,
  context: Context,
): Result<CheckedRegistration, FieldProblems> {
  const given = textFields(fields, emptyFields)
  const { country } = given
  const kind = given.kind === 'business' ? 'business' : 'private'
  const own = ownSchema(given, context).safeParse(given)
  const ownAddress = checkOwnAddress({ ...given, kind })
  const company = kind === 'business' ? z.object(companyFields(country)).safeParse(given) : null
  const delivery = given.otherDelivery === 'on' ? deliverySchema(given).safeParse(unprefixed('delivery', given)) : null
  const invoiceCountry = given.invoiceCountry || country
  const invoice = given.wantsInvoice === 'on' ? z.object(invoiceFields(invoiceCountry)).safeParse(given) : null
  const problems = {
    ...(own.error && fieldProblems(own.error)),
    ...(!ownAddress.ok && ownAddress.problem),
    ...(company?.error && fieldProblems(company.error)),
    ...(delivery?.error && withPrefix('delivery', fieldProblems(delivery.error))),
    ...(invoice?.error && fieldProblems(invoice.error)),
  }
  if (!own.success || !ownAddress.ok || Object.keys(problems).length > 0) return refused(problems)
  const { login, email, password, birthDate, firstName, lastName } = own.data
  const { phone, place } = ownAddress.value
  const names = { firstName, lastName, company: '', taxNumber: '', ...company?.data }
  return done({
    ...{ kind, login: login || null, email: email.toLowerCase(), password, birthDate, phone, names },
    address: place && { ...names, ...place },
    delivery: delivery?.data ? { ...delivery.data, taxNumber: '' } : null,
    invoice: invoice?.data ? toInvoiceAddress(invoice.data, invoiceCountry) : null,
  })
}

function ownSchema({ country, login, email, password }: typeof emptyFields, context: Context) {
  const passwordFields = {
    password: field((typed) => checkPassword(typed, { ...context, login: login || email, email })),
    passwordRepeat: field((typed) => checkPasswordRepetition(typed, { password })),
  }
  const noPassword = { password: z.unknown().transform(() => null) }
  return z.object({
    ...personFields(context),
    email: contactFields(country).email,
    login: optionalField((typed) => checkNewLogin(typed)),
    ...(context.withoutPassword ? noPassword : passwordFields),
    terms: z.literal('on', { error: 'no_terms' }),
  })
}

/** The parcel's recipient: the rules of the address follow its own country. */
function deliverySchema({ deliveryCountry }: typeof emptyFields) {
  const phone = optionalField((typed) => checkPhone(typed, { area: 'delivery', country: deliveryCountry }))
  return z.object({ ...deliveryFields(deliveryCountry), phone })
}

/** 'deliveryFirstName' → 'firstName' */
function unprefixed(area: string, fields: Record<string, string>): Record<string, string> {
  const named = Object.entries(fields).filter(([name]) => name.startsWith(area) && name.length > area.length)
  return Object.fromEntries(
    named.map(([name, value]) => [name.charAt(area.length).toLowerCase() + name.slice(area.length + 1), value]),
  )
}

const emptyAddress = { firstName: '', lastName: '', company: '', street: '', streetNumber: '', postcode: '', city: '' }

const emptyFields = {
  ...emptyAddress,
  ...{ kind: 'private', login: '', email: '', password: '', passwordRepeat: '', phone: '', birthDate: '' },
  ...{ taxNumber: '', country: 'PL', otherDelivery: '', wantsInvoice: '', terms: '' },
  ...{ deliveryFirstName: '', deliveryLastName: '', deliveryCompany: '', deliveryStreet: '', deliveryStreetNumber: '' },
  ...{ deliveryPostcode: '', deliveryCity: '', deliveryCountry: 'PL', deliveryPhone: '' },
  ...{ invoiceName: '', invoiceTaxNumber: '', invoiceStreet: '', invoiceStreetNumber: '' },
  ...{ invoicePostcode: '', invoiceCity: '', invoiceCountry: '' },
}
