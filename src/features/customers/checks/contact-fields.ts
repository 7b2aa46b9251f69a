import { z } from 'zod'
import type { ValidationCode } from '../texts/validation.ts'
import { readEmail } from './email.ts'
import { postcodeHint, readPhone, readPostcode, readTaxNumber } from './number-formats.ts'

const allowedInNames = /^[\p{L}\p{M}\s'’.,-]*$/u
const allowedInAddresses = /^[\p{L}\p{M}\p{N}\s'’".,&/()+:;#°-]*$/u

/** Not a single dot: 'Allegro.pl' is the name of a company, and 'ul.Długa' a street. What is left is defanged in mails. */
const withoutLink = /^(?!.*:\/\/|(?:.*[^\p{L}])?www\.)/isu

/** A mail repeats what is typed here to its reader, so a link is refused as a character that does not belong (B5.42). */
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

/** The number of a house, with flat: '12a/3'. */
export function buildingNumber(missing: ValidationCode) {
  return typed(20, missing).regex(allowedInAddresses, code('illegal_characters'))
}

function companyName(missing: ValidationCode) {
  return typed(120, missing)
    .regex(allowedInAddresses, code('illegal_characters'))
    .regex(/\p{L}/u, code('invalid_format'))
}

/** The same field left empty is right too. */
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

/** A phone number, kept as '+48600700800' (B5.12). */
function phone(country: string) {
  return read((typed) => readPhone(typed, country))
}

/** A postcode, kept as its country writes it. */
function postcode(country: string, wrong: ValidationCode) {
  return read((typed) => {
    if (typed === '') return { code: 'required' }
    const value = readPostcode(typed, country)
    return value ? { value } : { code: wrong, values: postcodeHint(country) }
  })
}

/** A tax number of a company (B8.9), or nothing. */
function optionalTaxNumber(country: string) {
  return read((typed) => {
    if (typed === '') return { value: '' }
    const value = readTaxNumber(typed, country)
    return value ? { value } : { code: 'incorect_nip' }
  })
}

export type ReadResult = { value: string } | { code: ValidationCode; values?: Record<string, string> }

/** A schema out of a function that answers the value to keep, or the code of what is wrong. */
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

/** Whom to write and call. What a phone number looks like depends on the country. */
export function contactFields(country: string) {
  return { email: email(), phone: phone(country) }
}

/** Where a parcel goes. */
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

/** Whom an invoice names, when not the one who gets the parcel; without a tax number it is a person. */
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
