interface CompanyAnswer {
  error: { message: string } | null
  company: {
    name: string
    street: string
    streetNumber: string
    zipcode: string
    city: string
    taxNumber: string
  } | null
}

const query = `query ($taxNumber: String!, $country: AnyValue) {
  companyData(taxNumber: $taxNumber, country: $country) {
    error { message } company { name street streetNumber zipcode city taxNumber }
  }
}`

/** Fills in the invoice's fields from the register of companies. Returns a message when it is not known there, else null; rejects without a connection. */
export async function fillCompany(form: HTMLFormElement): Promise<string | null> {
  const typed = new FormData(form)
  const variables = { taxNumber: String(typed.get('invoiceTaxNumber')), country: String(typed.get('country') || 'PL') }
  const response = await fetch('/graphql/v1/?query=companyData', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data } = (await response.json()) as { data?: { companyData: CompanyAnswer } }
  if (!data) throw new Error(`companyData answered ${response.status}`)
  const { error, company } = data.companyData
  if (!company) return error?.message ?? ''
  const fields = {
    invoiceName: company.name,
    invoiceTaxNumber: company.taxNumber,
    invoiceStreet: company.street,
    invoiceStreetNumber: company.streetNumber,
    invoicePostcode: company.zipcode,
    invoiceCity: company.city,
  }
  for (const [name, value] of Object.entries(fields)) write(form.elements.namedItem(name), value)
  return null
}

/** As if it were typed, so that it is checked and stored; what the register does not know stays. */
function write(field: Element | RadioNodeList | null, value: string): void {
  if (!(field instanceof HTMLInputElement) || value === '') return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
