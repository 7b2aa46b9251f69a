import fc from 'fast-check'
import { checkClientFields } from '#features/customers/checks/client-data.ts'
import type { FormFieldRule } from '#features/customers/rules/fields/form-field-rule.ts'
import { typedText as trimmed } from '#features/customers/rules/fields/typed-text.ts'
import { validationTexts } from '#features/customers/texts/validation.ts'
import type { Text } from '#shared/text.ts'

const examples = [
  ...['', ' ', 'Anna', 'Łukasz-Żółć', "O'Connor", 'Đặng', 'A', 'Jan2', 'x'.repeat(51), 'x'.repeat(121), 'www.spam.pl'],
  ...['Anna\tMaria', '\u0000', '12a/3', '11 Listopada', 'Długa; 5', '<b>', '„Żagiel”', 'KR 5', '---'],
  ...['anna@example.com', 'anna@example', 'anna@gmial.com', ' anna@example.com ', 'ż@example.com', 'a@b@c.pl'],
  ...['600700800', '600 700 80', '+48 600 700 800', '0048600700800', '+49 30 123456', '000000000', '12', 'telefon'],
  ...['00-950', '00950', '0950', '10115', 'D-10115', 'SW1A 1AA', '01 001', 'LT-01001', 'K1A 0B1', 'XX-XXX'],
  ...['5261040828', 'PL 526-104-08-28', '5261040829', 'DE136695976', '136695976', 'DE136695977', 'NIP', '0000000000'],
  ...[
    'PL',
    'DE',
    'XX',
    'ZZ',
    'DD',
    'pl',
    'Polska',
    'on',
    'off',
    'ABC-123',
    'kod!',
    'ą'.repeat(40),
    'ą'.repeat(41),
    '1234567890',
  ],
  ...[
    '\u202a+48 600 700 800\u202c',
    '600–700–800',
    '526\u2011104\u201108\u201128',
    '00–950',
    'anna@example.com\u200b',
    '\u200b',
  ],
  ...['1984-05-27', '1984-02-30', '2999-01-01', '1899-12-31', '27.05.1984', 'trzy koty 7', 'trzy koty'],
]

/** What may be typed into any field of a client's data. */
export const typedText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...examples) },
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.stringMatching(/^[\dA-Za-z +()-]{0,16}$/),
)

export const anyCountry = fc.constantFrom('PL', 'DE', 'GB', 'LT', 'CA', 'GR', 'CH', 'US', 'IE', 'JP')

/** The problem that the browser shows: its own, or the server's answer to its question; null without one. */
export function problemInBrowser(rule: FormFieldRule, typed: string, values: Record<string, string>): Text | null {
  if (rule.applies?.(values) === false) return null
  const result = rule.check(typed, values)
  if ('code' in result) return validationTexts[result.code]
  if (!rule.asks || trimmed(typed) === '') return null
  const { problems } = checkClientFields({ [rule.asks]: typed, region: values.country ?? '' })
  return problems.find(({ field }) => field === rule.asks)?.message.text ?? null
}
