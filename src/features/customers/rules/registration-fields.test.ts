import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCountry, problemInBrowser, typedText } from '../../../../test/form-fields.ts'
import { checkRegistration } from '../checks/registration.ts'
import { registrationFields } from './registration-fields.ts'

const passwordLength = { min: 6, max: 15 }
const today = '2026-11-24'
const fields = registrationFields(passwordLength, today)

const valid: Record<string, string> = {
  ...{ kind: 'business', otherDelivery: 'on', wantsInvoice: 'on', terms: 'on', login: '', birthDate: '' },
  ...{ email: 'zofia.wrona@example.com', password: 'trzy koty 7', passwordRepeat: 'trzy koty 7', phone: '600700800' },
  ...{ firstName: 'Zofia', lastName: 'Wrona', company: 'Wrona i syn', taxNumber: '526-104-08-28', country: 'PL' },
  ...{ street: 'Długa', streetNumber: '5/7', postcode: '31146', city: 'Kraków' },
  ...{
    deliveryFirstName: 'Jan',
    deliveryLastName: 'Wrona',
    deliveryStreet: 'Leśna',
    deliveryStreetNumber: '1',
    deliveryCompany: '',
  },
  ...{ deliveryPostcode: '00-950', deliveryCity: 'Warszawa', deliveryCountry: 'PL' },
  ...{ invoiceName: 'Wrona i syn', invoiceTaxNumber: '', invoiceStreet: 'Leśna', invoiceStreetNumber: '1' },
  ...{ invoicePostcode: '00-950', invoiceCity: 'Warszawa' },
}

test.each(Object.entries(fields))(
  'what the registration’s %s accepts and refuses in the browser, the server does, with the same message',
  (name, rule) => {
    const closed = fc.constantFrom('', 'kind', 'otherDelivery', 'wantsInvoice')
    fc.assert(
      fc.property(typedText, anyCountry, closed, (typed, country, closed) => {
        const values = { ...valid, country, deliveryCountry: country, [closed]: '', [name]: typed }
        const checked = checkRegistration(values, { passwordLength, today })
        const onServer = checked.ok ? undefined : checked.problem[name]
        expect(problemInBrowser(rule, typed, values)?.template ?? null).toBe(onServer?.text.template ?? null)
      }),
      { numRuns: 100 },
    )
  },
)

test('B2.4 billing, delivery and invoice data, login, password and birth date: every field that the server refuses is one that the browser checks', () => {
  const checked = checkRegistration(
    {
      ...Object.fromEntries(Object.keys(valid).map((name) => [name, name.endsWith('ountry') ? '' : '<1>'])),
      ...{ kind: 'business', otherDelivery: 'on', wantsInvoice: 'on', passwordRepeat: '' },
    },
    { passwordLength, today },
  )
  const refused = checked.ok ? [] : Object.keys(checked.problem)
  expect(refused.sort()).toEqual(Object.keys(fields).sort())
})
