import { describe, expect, test } from 'vitest'
import type { Setting } from '#shared/setting.ts'
import { getPasswordLength, passwordLengthSettings } from '../../settings.ts'
import type { FieldArea } from './field-result.ts'
import { checkField } from './kinds.ts'
import { longestPassword } from './password.ts'

/** No sequence, no word: 128 characters of a fixed pattern. */
const letters = Array.from({ length: longestPassword + 1 }, (_, index) => 'xk7#Tq'[(index * index) % 6]).join('')

const defaults = { get: <Value>(setting: Setting<Value>) => setting.default }

describe('the length of a password', () => {
  test.each([
    ['client', 5, { code: 'password_to_short', values: { min: '6' } }],
    ['client', 6, {}],
    ['client', 30, {}],
    ['client', 31, { code: 'password_to_long', values: { max: '30' } }],
    ['registration', 5, { code: 'password_to_short', values: { min: '6' } }],
    ['registration', 15, {}],
    ['registration', 16, { code: 'password_to_long', values: { max: '15' } }],
  ] as const)('B5.15 B5.36 B8.20 B8.21 B9.1 in %s, %i characters', (area, characters, problem) => {
    const typed = letters.slice(0, characters)
    const result = checkField('password', typed, {
      area: area satisfies FieldArea,
      passwordLength: getPasswordLength(defaults, area),
    })
    expect(result).toEqual('code' in problem ? problem : { value: typed })
  })

  test('B5.15 without bounds they are those of customer data', () => {
    expect(checkField('password', letters.slice(0, 31))).toMatchObject({ code: 'password_to_long' })
    expect(checkField('password', letters.slice(0, 5))).toMatchObject({ code: 'password_to_short' })
  })

  test('a minimum above the maximum counts as the maximum: a client can always choose a password', () => {
    const { min } = passwordLengthSettings.registration
    const settings = {
      get: <Value>(setting: Setting<Value>) => (setting.key === min.key ? (20 as Value) : setting.default),
    }
    expect(getPasswordLength(settings, 'registration')).toEqual({ min: 15, max: 15 })
  })

  test('B5.15 a shop may allow all that the store takes', () => {
    expect(passwordLengthSettings.client.max.check(longestPassword)).toBe(longestPassword)
    expect(passwordLengthSettings.client.max.check(longestPassword + 1)).toBeNull()
    expect(passwordLengthSettings.client.min.check(5)).toBeNull()
    const passwordLength = { min: 6, max: longestPassword }
    const longest = letters.slice(0, longestPassword)
    expect(checkField('password', longest, { passwordLength })).toEqual({ value: longest })
    expect(checkField('password', letters, { passwordLength })).toMatchObject({ code: 'password_to_long' })
  })
})

test('a password stays as typed, with its spaces', () => {
  expect(checkField('password', '  trzy Słowa ')).toEqual({ value: '  trzy Słowa ' })
})

test('a password has no control characters, which no sign-in would send', () => {
  expect(checkField('password', 'xk7#Tq\tab')).toEqual({ code: 'illegal_characters' })
})

test('B8.18 an empty password has a code of its own', () => {
  expect(checkField('password', '')).toEqual({ code: 'no_password' })
  expect(checkField('password_repeat', '', { password: 'xk7#Tq' })).toEqual({ code: 'no_password' })
})

test.each(['xk7#tq', 'xk7#Tq ', 'xk7#T'])('B5.16 B8.19 the repetition is the same password, not %j', (repeated) => {
  expect(checkField('password_repeat', repeated, { password: 'xk7#Tq' })).toEqual({ code: 'not_equal_passwords' })
  expect(checkField('password_repeat', 'xk7#Tq', { password: 'xk7#Tq' })).toEqual({ value: 'xk7#Tq' })
})

describe('a trivial password is valid, with a hint', () => {
  test.each([
    '123456',
    '12345678',
    'password',
    'Password1!',
    'haslo123',
    'Hasło2024',
    'qwerty123',
    'zxcvbnm',
    'polska1',
    'aaaaaa',
    'abcabc',
    '121212',
    '987654321',
    'abcdefgh',
    'anna.nowak1',
    'xAnna.Nowak',
    '1q2w3e4r',
  ])('%s', (password) => {
    const context = { login: 'anna.nowak', email: 'anowak@example.com' }
    expect(checkField('password', password, context)).toEqual({ value: password, hint: { code: 'password_trivial' } })
  })

  test.each(['trzy zielone koty', 'xk7#Tq', 'Wrona!nad0drą', 'abcd-qwer-12', 'kolega9'])('not %s', (password) => {
    expect(checkField('password', password, { login: 'ola', email: 'jan@example.com' })).toEqual({ value: password })
  })
})
