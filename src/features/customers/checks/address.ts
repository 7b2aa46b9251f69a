import { z } from 'zod'
import type { PostalAddress } from '#shared/postal-address.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { FieldContext } from '../rules/fields/field-result.ts'
import { checkCompany } from '../rules/fields/street.ts'
import { checkLabel, type SavedAddressKind } from '../rules/saved-address-fields.ts'
import { deliveryFields, field, optionalField, textFields } from './contact-fields.ts'
import { type FieldProblems, fieldProblems } from './field-problems.ts'
import { checkPhone } from './phone.ts'
import { checkTaxNumber } from './tax-number.ts'

export interface CheckedAddress extends PostalAddress {
  kind: SavedAddressKind
  /** The client's own name for it, such as 'Biuro'; or ''. */
  label: string
  phone: string
}

/** Reads a saved address (B5.41): a parcel's recipient, or that of invoices, who is a company or a person. Problems by field name. */
export function checkSavedAddress(
  kind: SavedAddressKind,
  fields: Record<string, string | undefined>,
): Result<CheckedAddress, FieldProblems> {
  const given = textFields(fields, emptyFields)
  const read = kind === 'delivery' ? deliverySchema(given).safeParse(given) : invoiceSchema(given).safeParse(given)
  return read.success ? done({ kind, ...emptyRecipient, ...read.data }) : refused(fieldProblems(read.error))
}

function deliverySchema({ country }: typeof emptyFields) {
  const phone = optionalField((typed) => checkPhone(typed, { area: 'delivery', country }))
  return z.object({ ...deliveryFields(country), phone, label: optionalField(checkLabel) })
}

function invoiceSchema({ country }: typeof emptyFields) {
  const { firstName: _, lastName: __, ...place } = deliveryFields(country, 'invoice')
  const context: FieldContext = { area: 'invoice', country }
  return z.object({
    ...place,
    company: field((typed) => checkCompany(typed, context)),
    taxNumber: optionalField((typed) => checkTaxNumber(typed, context)),
    label: optionalField(checkLabel),
  })
}

const emptyRecipient = { firstName: '', lastName: '', company: '', taxNumber: '', phone: '' }

const emptyFields = {
  ...emptyRecipient,
  ...{ street: '', streetNumber: '', postcode: '', city: '', country: 'PL', label: '' },
}
