/** A postal address; '' where unknown. */
export interface PostalAddress {
  firstName: string
  lastName: string
  company: string
  taxNumber: string
  street: string
  streetNumber: string
  postcode: string
  city: string
  /** 'PL': ISO 3166-1. */
  country: string
}

/** An address as table columns. */
export interface PostalColumns {
  first_name: string
  last_name: string
  company: string
  tax_number: string
  street: string
  street_number: string
  postcode: string
  city: string
  country: string
}

export function fromPostalColumns(row: PostalColumns): PostalAddress {
  const { company, street, postcode, city, country } = row
  const names = { firstName: row.first_name, lastName: row.last_name, company, taxNumber: row.tax_number }
  return { ...names, street, streetNumber: row.street_number, postcode, city, country }
}

export function toPostalColumns(address: PostalAddress): PostalColumns {
  const { company, street, postcode, city, country } = address
  const names = { first_name: address.firstName, last_name: address.lastName, company, tax_number: address.taxNumber }
  return { ...names, street, street_number: address.streetNumber, postcode, city, country }
}

/** Where parcels go. */
export interface Destination {
  /** 'PL': ISO 3166-1. */
  readonly country: string
  /** In that country's format; null: unknown. */
  readonly postcode: string | null
}

const names = new Intl.DisplayNames('pl', { type: 'region' })

/** 'DE' → 'Niemcy'; an unknown code is unchanged. */
export function countryName(code: string): string {
  return (/^[A-Z]{2}$/.test(code) && names.of(code)) || code
}

/** Codes with a name that is no country’s: of unions, of unknown regions and for tests. */
const noCountries = /^(?:E[UZ]|QO|UN|X[AB]|ZZ)$/

/** Whether there is a country with this code, in capitals; former ones, as DD, and second codes, as UK, are none. */
export function isCountry(code: string): boolean {
  return countryName(code) !== code && !noCountries.test(code) && new Intl.Locale(`und-${code}`).region === code
}
