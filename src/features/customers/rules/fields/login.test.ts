import { describe, expect, test } from 'vitest'
import { translate } from '#shared/text.ts'
import { validationTexts } from '../../texts/validation.ts'
import { checkField, fieldOfCode } from './kinds.ts'
import { loginCandidates, proposeLogin } from './login.ts'

test.each(['abc', 'anna.nowak@example.com', 'Łukasz-1', 'a_b', '@._-', 'x'.repeat(40)])(
  'B5.14 B5.35 B9.2 a login has 3 to 40 letters, digits, @ . - _: %s',
  (login) => expect(checkField('login', login)).toEqual({ value: login }),
)

test.each(['ab', 'x'.repeat(41), 'anna nowak', 'anna+1', 'a/b/c', "o'connor", '<b>', 'ania😀'])(
  'B5.14 B8.8 anything else is not a login: %s',
  (login) => expect(checkField('login', login)).toEqual({ code: 'incorect_login' }),
)

test('B8.18 an empty login has a code of its own', () => {
  expect(checkField('login', '  ')).toEqual({ code: 'no_login' })
})

test.each(['anna.nowak', 'ANNA.nowak'])('B5.16 B8.15 the login differs from the password %s', (password) => {
  expect(checkField('login', 'anna.nowak', { password })).toEqual({ code: 'login_equals_password' })
  expect(checkField('password', password, { login: 'anna.nowak' })).toEqual({ code: 'login_equals_password' })
})

describe('codes of two fields', () => {
  test.each([
    'no_password',
    'not_equal_passwords',
    'password_to_long',
    'password_to_short',
    'login_equals_password',
  ] as const)('B5.24 B8.23 the login check shows %s at the password', (code) => {
    expect(fieldOfCode(code, 'login')).toBe('password')
    expect(fieldOfCode(code, 'password')).toBe('password')
  })

  test.each(['incorect_login', 'login_taken', 'login_taken_login_propose', 'no_login', 'used_login'] as const)(
    'B5.24 B8.24 the password check shows %s at the login',
    (code) => {
      expect(fieldOfCode(code, 'password')).toBe('login')
      expect(fieldOfCode(code, 'login')).toBe('login')
    },
  )
})

describe('a taken login gets a proposal', () => {
  test('B8.17 the first free one is proposed, whatever its case', () => {
    expect(proposeLogin('anna', ['anna'])).toBe('anna1')
    expect(proposeLogin('anna', ['anna', 'ANNA1', 'anna2'])).toBe('anna3')
    expect(proposeLogin('anna@example.com', ['anna@example.com'])).toBe('anna')
    expect(proposeLogin('anna', ['anna', ...loginCandidates('anna')])).toBeNull()
    const message = translate(validationTexts.login_taken_login_propose, { login: 'anna1' })
    expect(message).toBe('Ten login jest już zajęty. Wolny jest na przykład anna1.')
  })

  test.each(['abc', 'x'.repeat(40), 'anna.nowak@example.com', 'Łódź', 'a@b'])(
    'B8.17 every proposal for %s is a login',
    (login) => {
      const candidates = loginCandidates(login)
      expect(new Set(candidates).size).toBe(candidates.length)
      expect(candidates).not.toContain(login)
      for (const candidate of candidates) expect(checkField('login', candidate)).toEqual({ value: candidate })
    },
  )
})
