import type { RegisterAnswer } from '#partners/company-register.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import { isInEu } from '#shared/regions.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Shop } from '#shop'
import { checkTaxNumber } from '../checks/tax-number.ts'
import { type FormAddress, splitRegisterAddress } from '../rules/register-address.ts'

/** What a form needs to know of a company. */
export interface CompanyData extends FormAddress {
  name: string
  /** 'PL': ISO 3166-1. */
  country: string
  /** As it is stored: ten digits for Poland, else with the country, 'DE136695976'. */
  taxNumber: string
}

/**
 * incorect_nip: no such number can exist. not_found: the register does not have it, which is no mistake of a Polish company that
 * pays no VAT. unavailable: nothing is known, because no register knows that country, is up, or may be asked again yet.
 */
export type CompanyRefusal = 'incorect_nip' | 'not_found' | 'unavailable'

const limit = { name: 'company questions from an address', tries: 20, minutes: 15 }

/**
 * Returns name and address of a company by its tax number, from the Polish list of VAT payers or VIES. It waits seconds at most and
 * is asked on request only: forms and orders accept every number that checkTaxNumber accepts.
 */
export async function findCompany(
  shop: Shop,
  { taxNumber: typed, country }: { taxNumber: string; country: string },
): Promise<Result<CompanyData, CompanyRefusal>> {
  const checked = checkTaxNumber(typed, { country })
  if ('code' in checked) return refused('incorect_nip')
  if (!isInEu(country)) return refused('unavailable')
  const { database, visitor, now } = shop
  const counted = { ...limit, key: `company questions from ${visitor.address}` }
  if (visitor.address !== null && (await countAttempt(database, [counted], now))) return refused('unavailable')
  const answer = await askRegisters(shop, country, checked.value)
  if (answer.status !== 'found') return refused(answer.status)
  const { name, address } = answer.company
  return done({ name, ...splitRegisterAddress(address, country), country, taxNumber: checked.value })
}

/** The Polish register knows addresses; VIES answers for it while it is down, and knows the rest of the Union. */
async function askRegisters({ partners, now }: Shop, country: string, number: string): Promise<RegisterAnswer> {
  if (country === 'PL') {
    const answer = await partners.taxpayers('PL', number, now)
    if (answer.status !== 'unavailable') return answer
  }
  const prefix = country === 'GR' ? 'EL' : country
  return partners.vies(prefix, number.startsWith(prefix) ? number.slice(prefix.length) : number, now)
}
