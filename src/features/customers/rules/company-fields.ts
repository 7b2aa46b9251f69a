/** What a register knows of a company, and the country that is asked about. */
type CompanyField = 'name' | 'taxNumber' | 'street' | 'streetNumber' | 'postcode' | 'city' | 'country'

/** The names of a company's fields: the client's own or a saved address, and the invoice beside another address. */
export const companyFieldNames = {
  own: {
    ...{ name: 'company', taxNumber: 'taxNumber', street: 'street', streetNumber: 'streetNumber' },
    ...{ postcode: 'postcode', city: 'city', country: 'country' },
  },
  invoice: {
    ...{ name: 'invoiceName', taxNumber: 'invoiceTaxNumber', street: 'invoiceStreet' },
    ...{ streetNumber: 'invoiceStreetNumber', postcode: 'invoicePostcode', city: 'invoiceCity', country: 'country' },
  },
} satisfies Record<string, Record<CompanyField, string>>

export type CompanyPart = keyof typeof companyFieldNames

type Known = Record<Exclude<CompanyField, 'country'>, string>

/** Returns the fields of a form that a register fills in, by name; what it does not know stays as it was typed. */
export function filledCompanyFields(part: CompanyPart, known: Known): Record<string, string> {
  const { country: _, ...names } = companyFieldNames[part]
  const filled = Object.entries(names).map(([field, name]) => [name, known[field as keyof Known]] as const)
  return Object.fromEntries(filled.filter(([, value]) => value !== ''))
}
