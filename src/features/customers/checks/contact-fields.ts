import { z } from 'zod'
import type { ValidationCode } from '../texts/validation.ts'
import { readEmail } from './email.ts'
import { postcodeHint, readPhone, readPostcode, readTaxNumber } from './number-formats.ts'

const allowedInNames = /^[\p{L}\p{M}\s'’.,-]*$/u
const allowedInAddresses = /^[\p{L}\p{M}\p{N}\s'’".,&/()+:;#°-]*$/u

/** Single dots are allowed: 'Allegro.pl' is a company name, and 'ul.Długa' a street. Mails defang remaining links. */
const withoutLink = /^(?!.*:\/\/|(?:.*[^\p{L}])?www\.)/isu

/** Mails repeat this input to their reader, so links are refused as invalid characters (B5.42). */
function typed(longest: number, missing: ValidationCode): z.ZodString {
  return z
    .string()
    .trim()
    .min(1, code(missing))
    .max(longest, code('to_long'))
    .regex(withoutLink, code('illegal_characters'))
}

function code(name: ValidationCode): { error: ValidationCode; abort: true } {
  return { error: name, abort: true }
}

/** A first or last name: letters, no digits (B5.6). */
export function personName(missing: ValidationCode) {
  return typed(50, missing)
    .regex(/^\D*$/u, code('digits'))
    .regex(allowedInNames, code('illegal_characters'))
    .regex(/\p{L}/u, code('invalid_format'))
}

/** A street or town: at least one letter (B5.43). */
function streetOrTown(missing: ValidationCode) {
  return typed(80, missing)
    .regex(allowedInAddresses, code('illegal_characters'))
    .regex(/\p{L}/u, code('invalid_format'))
}

/** A building number, with flat: '12a/3'. */
export function buildingNumber(missing: ValidationCode) {
  return typed(20, missing).regex(allowedInAddresses, code('illegal_characters'))
}

function companyName(missing: ValidationCode) {
  return typed(120, missing)
    .regex(allowedInAddresses, code('illegal_characters'))
    .regex(/\p{L}/u, code('invalid_format'))
}

/** The optional variant: empty is valid too. */
function optional(schema: z.ZodType<string, string>) {
  return z
    .string()
    .trim()
    .transform((typed, context) => {
      const read = typed === '' ? { data: '' } : schema.safeParse(typed)
      if (read.data !== undefined) return read.data
      for (const issue of read.error?.issues ?? [])
        context.issues.push({ ...issue, input: typed } as z.core.$ZodRawIssue)
      return z.NEVER
    })
}

/** A full e-mail address (B5.38). */
export function email() {
  return read(readEmail)
}

/** A phone number, normalized to '+48600700800' (B5.12). */
function phone(country: string) {
  return read((typed) => readPhone(typed, country))
}

/** A postcode in the notation of its country. */
function postcode(country: string, problemCode: ValidationCode) {
  return read((typed) => {
    if (typed === '') return { code: 'required' }
    const value = readPostcode(typed, country)
    return value ? { value } : { code: problemCode, values: postcodeHint(country) }
  })
}

/** A company's tax number (B8.9), or empty. */
function optionalTaxNumber(country: string) {
  return read((typed) => {
    if (typed === '') return { value: '' }
    const value = readTaxNumber(typed, country)
    return value ? { value } : { code: 'incorect_nip' }
  })
}

export type ReadResult = { value: string } | { code: ValidationCode; values?: Record<string, string> }

/** Makes a schema from a function that returns the value to store, or the code of a problem. */
function read(reader: (typed: string) => ReadResult) {
  return z
    .string()
    .trim()
    .transform((typed, context) => {
      const answer = reader(typed)
      if ('value' in answer) return answer.value
      context.issues.push({ code: 'custom', message: answer.code, params: answer.values, input: typed })
      return z.NEVER
    })
}

/** Name, e-mail and phone. The phone format depends on the country. */
export function contactFields(country: string) {
  return { email: email(), phone: phone(country) }
}

/** The delivery address. */
export function deliveryFields(country: string) {
  return {
    firstName: personName('no_firstname'),
    lastName: personName('no_lastname'),
    company: optional(companyName('required')),
    street: streetOrTown('no_street'),
    streetNumber: buildingNumber('no_street_number'),
    postcode: postcode(country, 'incorect_zipcode'),
    city: streetOrTown('no_city'),
    country: z.string().regex(/^[A-Z]{2}$/, { error: 'incorrect_region' }),
  }
}

/** The invoice recipient when different from the delivery; a person when there is no tax number. */
export function invoiceFields(country: string) {
  return {
    invoiceName: companyName('no_invoice_firmname'),
    invoiceTaxNumber: optionalTaxNumber(country),
    invoiceStreet: streetOrTown('no_invoice_street'),
    invoiceStreetNumber: buildingNumber('no_invoice_street_number'),
    invoicePostcode: postcode(country, 'incorect_invoice_zipcode'),
    invoiceCity: streetOrTown('no_invoice_city'),
  }
}
