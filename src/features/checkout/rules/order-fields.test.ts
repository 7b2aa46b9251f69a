import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutControls } from '#shared/one-line.ts'
import { anyCountry, problemInBrowser, typedText } from '../../../../test/form-fields.ts'
import { guest } from '../../../../test/order-form.ts'
import { checkOrder } from '../checks.ts'
import { orderFields } from './order-fields.ts'

const valid: Record<string, string> = {
  ...guest,
  country: 'PL',
  payment: 'transfer',
  otherDelivery: 'on',
  savedAddress: 'new',
  deliveryFirstName: 'Jan',
  deliveryLastName: 'Wrona',
  deliveryCompany: '',
  deliveryStreet: 'Leśna',
  deliveryStreetNumber: '7',
  deliveryPostcode: '05-400',
  deliveryCity: 'Otwock',
  deliveryCountry: 'PL',
  wantsInvoice: 'on',
  invoiceName: 'Zażółć sp. z o.o.',
  invoiceTaxNumber: '',
  invoiceStreet: 'Długa',
  invoiceStreetNumber: '5',
  invoicePostcode: '31-146',
  invoiceCity: 'Kraków',
  idempotencyKey: '6a1c2f0e-6b7c-4a2b-9b1e-0d8f5a6c7b8d',
}

/** What the goods or the courier decide is not the form's alone: `placeOrder` checks it. */
const { consentDigital: _, pickupPoint: __, ...ownFields } = orderFields
const opened = fc.constantFrom('', 'wantsInvoice', 'otherDelivery', 'savedAddress')

test.each(Object.entries(ownFields))(
  'what the order form’s %s accepts and refuses in the browser, the server does, with the same message',
  (name, rule) => {
    fc.assert(
      fc.property(typedText, anyCountry, opened, (typed, country, closed) => {
        const values = { ...valid, country, deliveryCountry: country, [closed]: '', [name]: typed }
        const checked = checkOrder({ fields: values, seen: [] })
        const onServer = checked.ok ? undefined : checked.problem[name]
        const inBrowser = problemInBrowser(rule, withoutControls(typed), values)
        expect(inBrowser?.template ?? null).toBe(onServer?.text.template ?? null)
      }),
      { numRuns: 200 },
    )
  },
)

test('every field that the server refuses is one that the browser checks, except delivery, payment and what the page writes', () => {
  const empty = checkOrder({
    fields: {
      wantsInvoice: 'on',
      otherDelivery: 'on',
      country: '',
      deliveryCountry: '',
      courier: 'x',
      giftCardCode: '!',
    },
    seen: [],
  })
  const refused = empty.ok ? [] : Object.keys(empty.problem)
  expect(refused.filter((name) => !(name in orderFields)).sort()).toEqual(['courier', 'idempotencyKey', 'payment'])
})
