import { done, type Result, refused } from '#shared/result.ts'
import type { FieldContext } from '../rules/fields/field-result.ts'
import { checkPassword, checkPasswordRepetition } from '../rules/fields/password.ts'
import { type FieldProblems, problemMessage } from './field-problems.ts'

/** Reads a new password and its repetition (B5.15, B5.16): the password exactly as typed, or problems by field name. */
export function checkNewPassword(
  { password = '', passwordRepeat = '' }: Record<string, string | undefined>,
  context: Pick<FieldContext, 'passwordLength' | 'login' | 'email'>,
): Result<string, FieldProblems> {
  const checked = checkPassword(password, context)
  const repeated = checkPasswordRepetition(passwordRepeat, { password })
  const problems = {
    ...('code' in checked && { password: problemMessage(checked) }),
    ...('code' in repeated && { passwordRepeat: problemMessage(repeated) }),
  }
  return Object.keys(problems).length > 0 ? refused(problems) : done(password)
}
