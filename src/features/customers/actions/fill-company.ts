import { translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import { type CompanyPart, companyFieldNames, filledCompanyFields } from '../rules/company-fields.ts'
import { companyTexts } from '../texts/company.ts'
import { findCompany } from './find-company.ts'

/** The fields of a form after the register was asked, and why it does not know the company; null when it does. */
export interface FilledForm<Fields> {
  values: Fields
  companyProblem: string | null
}

/** Fills in a company by the tax number in a posted form, for browsers without script; refused, everything stays as typed. */
export async function fillCompany<Fields extends Record<string, string | undefined>>(
  shop: Shop,
  fields: Fields,
  part: CompanyPart,
): Promise<FilledForm<Fields>> {
  const { taxNumber, country } = companyFieldNames[part]
  const found = await findCompany(shop, { taxNumber: fields[taxNumber] ?? '', country: fields[country] || 'PL' })
  return found.ok
    ? { values: { ...fields, ...filledCompanyFields(part, found.value) }, companyProblem: null }
    : { values: fields, companyProblem: translate(companyTexts[found.problem], {}, shop.textOverrides) }
}
