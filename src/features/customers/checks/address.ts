import { z } from 'zod'
import {
  companyName,
  email,
  houseNumber,
  optional,
  optionalTaxNumber,
  personName,
  phone,
  placeName,
  postcode,
} from './fields.ts'

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
    street: placeName('no_street'),
    streetNumber: houseNumber('no_street_number'),
    postcode: postcode(country, 'incorect_zipcode'),
    city: placeName('no_city'),
    country: z.string().regex(/^[A-Z]{2}$/, { error: 'incorrect_region' }),
  }
}

/** Whom an invoice names, when not the one who gets the parcel; without a tax number it is a person. */
export function invoiceFields(country: string) {
  return {
    invoiceName: companyName('no_invoice_firmname'),
    invoiceTaxNumber: optionalTaxNumber(country),
    invoiceStreet: placeName('no_invoice_street'),
    invoiceStreetNumber: houseNumber('no_invoice_street_number'),
    invoicePostcode: postcode(country, 'incorect_invoice_zipcode'),
    invoiceCity: placeName('no_invoice_city'),
  }
}
