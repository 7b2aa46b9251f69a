import { expect, test } from 'vitest'
import { checkTaxNumber } from '../../checks/tax-number.ts'
import type { FieldContext } from './field-result.ts'
import { checkField, type FieldKind } from './kinds.ts'
import { typedNumber, typedText } from './typed-text.ts'

/** As phones, web pages and text processors copy them: with direction marks, zero-width spaces, long and no-break hyphens. */
test.each<[FieldKind, string, string, FieldContext?]>([
  ['phone', '\u202a+48 600 700 800\u202c', '+48 600 700 800', { country: 'PL' }],
  ['phone', '600–700–800', '600-700-800', { country: 'PL' }],
  ['phone_or_email', '600\u2011700\u2011800', '600-700-800'],
  ['nip', '526\u2011104\u201108\u201128\u200b', '5261040828'],
  ['iban', '\ufeffPL61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874', 'PL61109010140000071219812874'],
  ['zipcode', '00–950', '00-950', { country: 'PL' }],
  ['birthdate', '1984‑05‑27', '1984-05-27'],
  ['email', '\u200banna@example.com\u200b', 'anna@example.com'],
  ['login', 'anna.nowak\u200b', 'anna.nowak'],
  ['firstname', '\u200fسارة\u200f', 'سارة'],
  ['city', '\u00a0Łódź\u00ad', 'Łódź'],
])('a pasted %s is stored without what cannot be seen: %j', (kind, typed, value, context) => {
  if (kind === 'phone_or_email') expect(checkField('phone', typed, context)).toEqual({ value })
  else expect(checkField(kind, typed, context)).toEqual({ value })
})

test('the server reads a pasted tax number in the same way', () => {
  expect(checkTaxNumber('\u202aDE\u2011136695976\u202c', { country: 'DE' })).toEqual({ value: 'DE136695976' })
})

test('invisible characters between others stay, so that the rules refuse them', () => {
  expect(typedText(' A\u202enna ')).toBe('A\u202enna')
  expect(typedNumber('600\u200b700')).toBe('600\u200b700')
})

test('a text of nothing visible is empty', () => {
  for (const typed of ['', '   ', '\u200b', '\u202a\u202c\u00a0\ufeff']) expect(typedText(typed)).toBe('')
})
