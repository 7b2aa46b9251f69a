import { expect, test } from 'vitest'
import { filledCompanyFields } from './company-fields.ts'

const known = {
  ...{ name: 'Muster GmbH', taxNumber: 'DE136695976', street: '', streetNumber: '' },
  ...{ postcode: '10115', city: 'Berlin' },
}

test.each([
  ['own', { company: 'Muster GmbH', taxNumber: 'DE136695976', postcode: '10115', city: 'Berlin' }],
  [
    'invoice',
    {
      ...{ invoiceName: 'Muster GmbH', invoiceTaxNumber: 'DE136695976' },
      ...{ invoicePostcode: '10115', invoiceCity: 'Berlin' },
    },
  ],
] as const)('the %s fields get what the register knows, and no other is emptied', (part, filled) => {
  expect(filledCompanyFields(part, known)).toEqual(filled)
})
