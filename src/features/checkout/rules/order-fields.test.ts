import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkClientFields } from '#features/customers/checks/client-data.ts'
import type { FormFieldRule } from '#features/customers/rules/fields/form-field-rule.ts'
import { validationTexts } from '#features/customers/texts/validation.ts'
import { withoutControls } from '#shared/one-line.ts'
import { guest } from '../../../../test/order-form.ts'
import { checkOrder } from '../checks.ts'
import { orderFields } from './order-fields.ts'

const valid: Record<string, string> = {
  ...guest,
  country: 'PL',
  terms: 'on',
  payment: 'transfer',
  wantsInvoice: 'on',
  invoiceName: 'Zażółć sp. z o.o.',
  invoiceTaxNumber: '',
  invoiceStreet: 'Długa',
  invoiceStreetNumber: '5',
  invoicePostcode: '31-146',
  invoiceCity: 'Kraków',
  idempotencyKey: '6a1c2f0e-6b7c-4a2b-9b1e-0d8f5a6c7b8d',
}

const typedTexts = [
  ...[
    '',
    ' ',
    'Anna',
    'Łukasz-Żółć',
    "O'Connor",
    'Đặng',
    'A',
    'Jan2',
    'x'.repeat(51),
    'x'.repeat(121),
    'www.spam.pl',
    '---',
  ],
  ...['Anna\tMaria', '\u0000', '12a/3', '11 Listopada', 'Długa; 5', '<b>', '„Żagiel”', 'KR 5'],
  ...['anna@example.com', 'anna@example', 'anna@gmial.com', ' anna@example.com ', 'ż@example.com', 'a@b@c.pl'],
  ...[
    '600700800',
    '600 700 80',
    '+48 600 700 800',
    '0048600700800',
    '+49 30 123456',
    '000000000',
    '12',
    'telefon',
    '1234567890',
  ],
  ...['00-950', '00950', '0950', '10115', 'D-10115', 'SW1A 1AA', '01 001', 'LT-01001', 'K1A 0B1', 'XX-XXX'],
  ...['5261040828', 'PL 526-104-08-28', '5261040829', 'DE136695976', '136695976', 'DE136695977', 'NIP', '0000000000'],
  ...['PL', 'DE', 'pl', 'Polska', 'on', 'off', 'ABC-123', 'kod!', 'ą'.repeat(40), 'ą'.repeat(41)],
]
const typed = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...typedTexts) },
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.stringMatching(/^[\dA-Za-z +()-]{0,16}$/),
)
const country = fc.constantFrom('PL', 'DE', 'GB', 'LT', 'CA', 'GR', 'CH', 'US', 'IE', 'JP')

/** The browser's problem, or else the answer to its question; the text, or null. */
function browserProblem(field: FormFieldRule, text: string, values: Record<string, string>) {
  const result = field.check(text, values)
  if ('code' in result) return validationTexts[result.code]
  if (!field.asks || text.trim() === '') return null
  const { problems } = checkClientFields({ [field.asks]: text, region: values.country ?? '' })
  return problems.find(({ field: kind }) => kind === field.asks)?.message.text ?? null
}

test.each(Object.entries<FormFieldRule>(orderFields))(
  'what the order form’s %s accepts and refuses in the browser, the server does, with the same message',
  (name, field) => {
    fc.assert(
      fc.property(typed, country, (text, country) => {
        const values = { ...valid, country, phone: '+48600700800', postcode: '', [name]: text }
        const checked = checkOrder({ fields: values, seen: [] })
        const onServer = checked.ok ? undefined : checked.problem[name]
        const inBrowser = browserProblem(field, withoutControls(text), values)
        expect(inBrowser?.template ?? null).toBe(onServer?.text.template ?? null)
      }),
      { numRuns: 500 },
    )
  },
)

test('every field that the server refuses is one that the browser checks, except delivery, payment and what the page writes', () => {
  const empty = checkOrder({ fields: { wantsInvoice: 'on', country: '', courier: 'x', giftCardCode: '!' }, seen: [] })
  const refused = empty.ok ? [] : Object.keys(empty.problem)
  expect(refused.filter((name) => !(name in orderFields)).sort()).toEqual(['courier', 'idempotencyKey', 'payment'])
})

test('invoice fields apply only while an invoice is wanted', () => {
  const fields = Object.entries<FormFieldRule>(orderFields)
  const applied = (wantsInvoice: string) =>
    fields.filter(([, { applies }]) => applies?.({ wantsInvoice }) === false).map(([name]) => name)
  expect(applied('on')).toEqual([])
  expect(applied('')).toEqual(fields.map(([name]) => name).filter((name) => name.startsWith('invoice')))
})
