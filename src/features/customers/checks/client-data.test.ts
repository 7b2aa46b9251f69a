import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { FieldContext } from '../rules/fields/field-result.ts'
import { checkField, type FieldKind, fieldKinds } from '../rules/fields/kinds.ts'
import { countriesWithPostcodes, postcodeHint } from '../rules/fields/postcode.ts'
import { checkFieldOnServer } from './client-data.ts'
import { contactFields, deliveryFields, invoiceFields } from './contact-fields.ts'
import { fieldProblems, problemMessage } from './field-problems.ts'

const kinds = Object.keys(fieldKinds) as FieldKind[]
const here = kinds.filter((kind) => !fieldKinds[kind].asksServer)
const asking = kinds.filter((kind) => fieldKinds[kind].asksServer)

const country = fc.option(fc.constantFrom(...countriesWithPostcodes, 'US', 'JP', 'XX', 'constructor', ''), {
  nil: undefined,
})
const context: fc.Arbitrary<FieldContext> = fc.record(
  {
    country,
    area: fc.constantFrom('client', 'delivery', 'invoice', 'registration', 'opinion', 'returns'),
    optional: fc.boolean(),
    minLength: fc.nat(12),
    maxLength: fc.nat(60),
    phonePrefix: fc.constantFrom('', '+48', '49', '00372', '+'),
    login: fc.string(),
    password: fc.string(),
    today: fc.constant('2026-11-24'),
  },
  { requiredKeys: [] },
)

/** Texts near those that rules accept: random ones alone would be refused by the first condition. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 140 }),
  fc.string({ unit: fc.constantFrom(...'0123456789 +-()/.'), maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(..."aąŻ1 -.’'@,/"), maxLength: 60 }),
  fc.constantFrom(...countriesWithPostcodes).map((country) => postcodeHint(country).example),
  fc.constantFrom('600 700 800', '+48600700800', '0151 23456789', '32 12 34 56', '020 7946 0958', '+372 5123456'),
  fc.constantFrom('5261040828', 'DE136695976', 'U13585627', 'K7399859412', 'EL094259216', 'CHE-100.155.212 MWST'),
  fc.constantFrom('PL04999000120000202600010017', 'DE89 3704 0044 0532 0130 00', 'anna@example.com', 'anna@gmial.com'),
  fc.constantFrom('Anna', "O'Connor", 'Długa 5', '12a/3', '1984-05-27', 'anna.nowak', 'xk7#Tq', 'PL', 'on', '', ' '),
)

describe('what the browser accepts the server accepts, and the other way round', () => {
  test.each(here)('B5.7 for %s both have the same result', (kind) => {
    fc.assert(
      fc.property(typed, context, (typed, context) => {
        expect(checkFieldOnServer(kind, typed, context)).toEqual(checkField(kind, typed, context))
      }),
      { numRuns: 300 },
    )
  })

  test.each(asking)('B5.20 for %s the server refuses with the same code all that the browser refuses', (kind) => {
    fc.assert(
      fc.property(typed, context, (typed, context) => {
        const browser = checkField(kind, typed, context)
        const server = checkFieldOnServer(kind, typed, context)
        if ('code' in browser) expect(server).toEqual(browser)
        if ('value' in server) expect(browser).toHaveProperty('value')
      }),
      { numRuns: 300 },
    )
  })

  test.each(kinds)('for %s the value that the server stores is accepted again, unchanged', (kind) => {
    fc.assert(
      fc.property(typed, context, (typed, { maxLength, minLength, ...context }) => {
        const stored = checkFieldOnServer(kind, typed, context)
        if ('value' in stored)
          expect(checkFieldOnServer(kind, stored.value, context)).toMatchObject({ value: stored.value })
      }),
      { numRuns: 300 },
    )
  })
})

/** The kind and the area of each field of the order form. */
const orderFields: Record<string, [FieldKind, FieldContext]> = {
  email: ['email', {}],
  phone: ['phone', {}],
  firstName: ['firstname', { area: 'delivery' }],
  lastName: ['lastname', { area: 'delivery' }],
  company: ['additional', { area: 'delivery', optional: true }],
  street: ['street', { area: 'delivery', streetNumber: '1' }],
  streetNumber: ['street_number', { area: 'delivery' }],
  postcode: ['zipcode', { area: 'delivery' }],
  city: ['city', { area: 'delivery' }],
  invoiceName: ['firm', { area: 'invoice' }],
  invoiceTaxNumber: ['nip', { area: 'invoice', optional: true }],
  invoiceStreet: ['street', { area: 'invoice', streetNumber: '1' }],
  invoiceStreetNumber: ['street_number', { area: 'invoice' }],
  invoicePostcode: ['zipcode', { area: 'invoice' }],
  invoiceCity: ['city', { area: 'invoice' }],
}

test.each(Object.entries(orderFields))('B5.7 the order form checks %s as its kind', (name, [kind, context]) => {
  fc.assert(
    fc.property(typed, fc.constantFrom('PL', 'DE', 'GB', 'NL', 'JP'), (typed, country) => {
      const fields = { ...contactFields(country), ...deliveryFields(country), ...invoiceFields(country) }
      const schema = z.object({ [name]: fields[name as keyof typeof fields] })
      const form = schema.safeParse({ [name]: typed })
      const rule = checkFieldOnServer(kind, typed, { ...context, country })
      if (form.success) expect(rule).toMatchObject({ value: form.data[name] })
      else expect(fieldProblems(form.error)).toEqual({ [name]: 'code' in rule ? problemMessage(rule) : null })
    }),
    { numRuns: 200 },
  )
})
