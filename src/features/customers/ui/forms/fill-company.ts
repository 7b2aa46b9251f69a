import { type CompanyPart, companyFieldNames, filledCompanyFields } from '../../rules/company-fields.ts'

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

/**
 * Fills in a company's fields from the register of companies. Returns why it is not known there, or null; rejects without a connection.
 */
export async function fillCompanyInForm(form: HTMLFormElement, part: CompanyPart): Promise<string | null> {
  const typed = new FormData(form)
  const { taxNumber, country } = companyFieldNames[part]
  const variables = { taxNumber: String(typed.get(taxNumber) ?? ''), country: String(typed.get(country) || 'PL') }
  const response = await fetch('/graphql/v1/?query=companyData', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data } = (await response.json()) as { data?: { companyData: CompanyAnswer } }
  if (!data) throw new Error(`companyData answered ${response.status}`)
  const { error, company } = data.companyData
  if (!company) return error?.message ?? ''
  const { zipcode: postcode, ...known } = company
  for (const [name, value] of Object.entries(filledCompanyFields(part, { ...known, postcode })))
    write(form.elements.namedItem(name), value)
  return null
}

/** As if it were typed, so that it is checked and stored. */
function write(field: Element | RadioNodeList | null, value: string): void {
  if (!(field instanceof HTMLInputElement)) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
