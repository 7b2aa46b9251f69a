import { expect, test } from 'vitest'
import { codedProblems, type FieldProblems } from './field-problems.ts'
import { checkRegistration } from './registration.ts'

const problems = (fields: Record<string, string>): FieldProblems => {
  const checked = checkRegistration(fields, { today: '2026-11-24' })
  return checked.ok ? {} : checked.problem
}

test.each([
  ['postcode', 'incorect_zipcode'],
  ['email', 'incorect_email'],
  ['taxNumber', 'incorect_nip'],
  ['company', 'no_firmname'],
  ['deliveryPostcode', 'incorect_delivery_zipcode'],
  ['deliveryCity', 'no_delivery_city'],
  ['invoicePostcode', 'incorect_invoice_zipcode'],
  ['invoiceStreetNumber', 'no_invoice_street_number'],
])('an empty %s has the code %s for calls', (name, code) => {
  const empty = problems({ kind: 'business', otherDelivery: 'on', wantsInvoice: 'on' })
  expect(codedProblems(empty).find(({ field }) => field === name)?.code).toBe(code)
})
