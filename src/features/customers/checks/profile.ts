import { z } from 'zod'
import type { PostalAddress } from '#shared/postal-address.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { companyFields, personFields, textFields } from './contact-fields.ts'
import { type FieldProblems, fieldProblems } from './field-problems.ts'
import { checkOwnAddress } from './own-address.ts'

/** A client's own data but for the e-mail. */
export interface CheckedProfile {
  kind: 'private' | 'business'
  /** RRRR-MM-DD, or ''. */
  birthDate: string
  /** '' where a private client has none. */
  phone: string
  /** Without a company, its name and tax number are ''. */
  names: Pick<PostalAddress, 'firstName' | 'lastName' | 'company' | 'taxNumber'>
  /** Null where a private client has none. */
  address: PostalAddress | null
}

/** Reads what a client changes on the account (B5.37–B5.40); problems by field name. `today` is RRRR-MM-DD. */
export function checkProfile(
  fields: Record<string, string | undefined>,
  today: string,
): Result<CheckedProfile, FieldProblems> {
  const given = textFields(fields, emptyFields)
  const kind = given.kind === 'business' ? 'business' : 'private'
  const own = z.object(personFields({ today })).safeParse(given)
  const ownAddress = checkOwnAddress({ ...given, kind })
  const company = kind === 'business' ? z.object(companyFields(given.country)).safeParse(given) : null
  const problems = {
    ...(own.error && fieldProblems(own.error)),
    ...(!ownAddress.ok && ownAddress.problem),
    ...(company?.error && fieldProblems(company.error)),
  }
  if (!own.success || !ownAddress.ok || Object.keys(problems).length > 0) return refused(problems)
  const { phone, place } = ownAddress.value
  const { birthDate, firstName, lastName } = own.data
  const names = { firstName, lastName, company: '', taxNumber: '', ...company?.data }
  return done({ kind, birthDate, phone, names, address: place && { ...names, ...place } })
}

const emptyFields = {
  ...{ kind: 'private', firstName: '', lastName: '', phone: '', birthDate: '', company: '', taxNumber: '' },
  ...{ street: '', streetNumber: '', postcode: '', city: '', country: 'PL' },
}
