import { expect, test } from 'vitest'
import { checkIbanShape } from '../rules/fields/iban-shape.ts'
import { checkIban } from './iban.ts'

test.each([
  ['PL04 9990 0012 0000 2026 0001 0017', 'PL04999000120000202600010017'],
  ['04 9990 0012 0000 2026 0001 0017', 'PL04999000120000202600010017'],
  ['pl04999000120000202600010017', 'PL04999000120000202600010017'],
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['05 9990 0012 0000 2026 0001 0017', null],
  ['PL04 9990 0012 0000 2026 0001 001', null],
  ['moje konto', null],
  ['', null],
])('B5.18 the account %j is %j', (input, account) => {
  expect(checkIban(input)).toEqual(
    account === null ? expect.objectContaining({ code: expect.any(String) }) : { value: account },
  )
})

test.each([
  'GB82 WEST 1234 5698 7654 32',
  'FR14 2004 1010 0505 0001 3M02 606',
  'NL91 ABNA 0417 1643 00',
  'CZ65 0800 0000 1920 0014 5399',
  'NO93 8601 1117 947',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'UA21 3223 1300 0002 6007 2335 6600 1',
])('B5.18 an account of another country is valid: %s', (input) => {
  expect(checkIban(input)).toEqual({ value: input.replaceAll(' ', '') })
})

test.each(['GB82 WEST 1234 5698 7654 33', 'PL04 9990 0012', 'DE89 3704 0044 0532 0130 0', 'konto'])(
  'B5.18 B5.19 B8.22 an invalid account has the code of its form: %s',
  (input) => {
    expect(checkIban(input)).toEqual({ code: 'incorrect_iban' })
    expect(checkIban(input, { area: 'returns' })).toEqual({ code: 'incorrect_returns_iban' })
  },
)

test('an account of the wrong length with a valid checksum is refused by the server alone', () => {
  const short = 'PL11123456789012345678'
  expect(checkIbanShape(short)).toEqual({ value: short })
  expect(checkIban(short)).toEqual({ code: 'incorrect_iban' })
})

test.each(['GB82 WEST 1234 5698 7654 33', '05 9990 0012 0000 2026 0001 0017', 'PL04', 'konto'])(
  'B5.18 the browser finds a wrong checksum itself: %s',
  (input) => expect(checkIbanShape(input)).toEqual({ code: 'incorrect_iban' }),
)
