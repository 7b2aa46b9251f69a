import { expect, test } from 'vitest'
import { checkSignIn } from './sign-in.ts'

test('B5.1 empty fields are problems', () => {
  const required = { text: expect.objectContaining({ key: 'validation.required' }) }
  expect(checkSignIn({ login: ' ', password: '' }).problems).toEqual({ login: required, password: required })
  expect(checkSignIn({}).problems).toEqual({ login: required, password: required })
})

test('a password is never cut: 128 characters are read whole, and more are a problem', () => {
  const longest = 'xk7#'.repeat(32)
  expect(checkSignIn({ login: 'anna', password: longest })).toEqual({
    data: { login: 'anna', password: longest },
    problems: {},
  })
  expect(checkSignIn({ login: 'anna', password: `${longest}x` })).toMatchObject({
    data: { password: `${longest}x` },
    problems: { password: { text: { key: 'validation.to_long' }, values: { n: '128' } } },
  })
})

test('rules of new logins and passwords do not count for those that exist', () => {
  expect(checkSignIn({ login: 'o’ła!', password: '1' })).toEqual({
    data: { login: 'o’ła!', password: '1' },
    problems: {},
  })
})
