import { describe, expect, test } from 'vitest'
import { translate } from '#shared/text.ts'
import { validationTexts } from '../../texts/validation.ts'
import { checkField } from './kinds.ts'

test.each([
  'anna.nowak@example.com',
  "o'connor@example.ie",
  'a@b.pl',
  'anna+sklep@sub.domain.example.co.uk',
  'x_y-z@xn--d1abbgf6aiiy.xn--p1ai',
  'ANNA@EXAMPLE.COM',
])('B5.38 a full address is valid: %s', (email) => expect(checkField('email', ` ${email} `)).toEqual({ value: email }))

test.each([
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'anna@@example.com',
  'anna@example..com',
  'anna..nowak@example.com',
  '.anna@example.com',
  'anna.@example.com',
  "anna'@example.com",
  'anna nowak@example.com',
  'anna@exa mple.com',
  'anna@-example.com',
  'anna@example.c',
  'anna@example.com, jan@example.com',
  'anna@example.com\nBcc: jan@example.com',
  `${'a'.repeat(120)}@example.com`,
])('B5.27 B8.5 anything else is not: %j', (email) => {
  const result = checkField('email', email)
  expect(result).toEqual({ code: 'incorect_email', values: { email: 'jan.kowalski@example.com' } })
  expect(translate(validationTexts.incorect_email, 'values' in result ? result.values : {})).toBe(
    'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan.kowalski@example.com.',
  )
})

test('B5.27 opinion forms have words of their own', () => {
  expect(checkField('email', 'anna@', { area: 'opinion' })).toMatchObject({ code: 'incorect_opinion_email' })
  expect(translate(validationTexts.incorect_opinion_email)).toBe('Podano niepoprawny adres email.')
})

describe('a mistyped provider is a hint, and the address stays valid', () => {
  test.each([
    ['anna@gmial.com', 'anna@gmail.com'],
    ['anna@gmail.con', 'anna@gmail.com'],
    ['anna@gamil.com', 'anna@gmail.com'],
    ['anna@gmail.pl', 'anna@gmail.com'],
    ['anna@hotnail.com', 'anna@hotmail.com'],
    ['anna@outlok.com', 'anna@outlook.com'],
    ['anna@intera.pl', 'anna@interia.pl'],
    ['anna@onte.pl', 'anna@onet.pl'],
    ['Anna@WP.LP', 'Anna@wp.pl'],
  ])('%s: %s', (email, suggestion) => {
    expect(checkField('email', email)).toEqual({
      value: email,
      hint: { code: 'email_suggestion', values: { email: suggestion } },
    })
  })

  test.each([
    'gmail.com',
    'wp.pl',
    'op.pl',
    'o2.pl',
    'example.com',
    'email.com',
    'firma.pl',
    'gmx.at',
    'constructor.com',
  ])('not for %s', (domain) => expect(checkField('email', `anna@${domain}`)).toEqual({ value: `anna@${domain}` }))
})

describe('a field for a phone number or an e-mail', () => {
  test.each(['600700800', '+48 600 700 800', '(22) 123 45 67', '*600700800#'])('B5.13 takes %s as a phone', (typed) => {
    expect(checkField('phone_or_email', typed)).toEqual({ value: typed })
  })

  test.each(['600', '1 2 3'])('B5.13 B5.28 says that %s is too short for a phone', (typed) => {
    expect(checkField('phone_or_email', typed)).toEqual({ code: 'phone_to_short' })
  })

  test.each(['600-700-800', 'anna', '600700800a', '+48/600700800'])('B5.13 takes %s as an e-mail', (typed) => {
    expect(checkField('phone_or_email', typed)).toMatchObject({ code: 'incorect_email' })
  })
})
