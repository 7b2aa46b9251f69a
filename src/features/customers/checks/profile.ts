import { z } from 'zod'
import type { PostalAddress } from '#shared/postal-address.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { companyFields, ownDataFields, textFields } from './contact-fields.ts'
import { type FieldProblems, fieldProblems } from './field-problems.ts'

/** A client's own data but for the e-mail. */
export interface CheckedProfile {
  kind: 'private' | 'business'
  phone: string
  /** RRRR-MM-DD, or ''. */
  birthDate: string
  /** With names; with company and tax number of a business client. */
  address: PostalAddress
}

/** Reads what a client changes on the account (B5.37–B5.40); problems by field name. `today` is RRRR-MM-DD. */
export function checkProfile(
  fields: Record<string, string | undefined>,
  today: string,
): Result<CheckedProfile, FieldProblems> {
  const given = textFields(fields, emptyFields)
  const kind = given.kind === 'business' ? 'business' : 'private'
  const own = z.object(ownDataFields(given.country, { today })).safeParse(given)
  const company = kind === 'business' ? z.object(companyFields(given.country)).safeParse(given) : null
  const problems = { ...(own.error && fieldProblems(own.error)), ...(company?.error && fieldProblems(company.error)) }
  if (!own.success || Object.keys(problems).length > 0) return refused(problems)
  const { phone, birthDate, ...address } = own.data
  return done({ kind, phone, birthDate, address: { company: '', taxNumber: '', ...company?.data, ...address } })
}

const emptyFields = {
  ...{ kind: 'private', firstName: '', lastName: '', phone: '', birthDate: '', company: '', taxNumber: '' },
  ...{ street: '', streetNumber: '', postcode: '', city: '', country: 'PL' },
}
