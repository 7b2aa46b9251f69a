import { z } from 'zod'
import type { PostalAddress } from '#shared/postal-address.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { givesOwnAddress } from '../rules/own-address.ts'
import { companyFields, ownAddressSchema, personFields, textFields } from './contact-fields.ts'
import { type FieldProblems, fieldProblems } from './field-problems.ts'

/** A client's own data but for the e-mail. */
export interface CheckedProfile {
  kind: 'private' | 'business'
  /** RRRR-MM-DD, or ''. */
  birthDate: string
  /** Without a company, its name and tax number are ''. */
  names: Pick<PostalAddress, 'firstName' | 'lastName' | 'company' | 'taxNumber'>
  /** Null where a private client has none. */
  address: (PostalAddress & { phone: string }) | null
}

/** Reads what a client changes on the account (B5.37–B5.40); problems by field name. `today` is RRRR-MM-DD. */
export function checkProfile(
  fields: Record<string, string | undefined>,
  today: string,
): Result<CheckedProfile, FieldProblems> {
  const given = textFields(fields, emptyFields)
  const kind = given.kind === 'business' ? 'business' : 'private'
  const own = z.object(personFields({ today })).safeParse(given)
  const place = givesOwnAddress({ ...given, kind }) ? ownAddressSchema(given.country).safeParse(given) : null
  const company = kind === 'business' ? z.object(companyFields(given.country)).safeParse(given) : null
  const problems = {
    ...(own.error && fieldProblems(own.error)),
    ...(place?.error && fieldProblems(place.error)),
    ...(company?.error && fieldProblems(company.error)),
  }
  if (!own.success || Object.keys(problems).length > 0) return refused(problems)
  const { birthDate, firstName, lastName } = own.data
  const names = { firstName, lastName, company: '', taxNumber: '', ...company?.data }
  return done({ kind, birthDate, names, address: place?.data ? { ...names, ...place.data } : null })
}

const emptyFields = {
  ...{ kind: 'private', firstName: '', lastName: '', phone: '', birthDate: '', company: '', taxNumber: '' },
  ...{ street: '', streetNumber: '', postcode: '', city: '', country: 'PL' },
}
