import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSignIn } from '../checks/sign-in.ts'
import { signInFields } from './sign-in-fields.ts'

const typed = fc.oneof(fc.constantFrom('', ' ', 'anna', 'anna@example.com'), fc.string({ maxLength: 100 }))

test('what the sign-in form accepts and refuses in the browser, the server does', () => {
  fc.assert(
    fc.property(typed, typed, (login, password) => {
      const { problems } = checkSignIn({ login, password })
      expect('code' in signInFields.login.check(login)).toBe('login' in problems)
      expect('code' in signInFields.password.check(password)).toBe('password' in problems)
    }),
  )
})
