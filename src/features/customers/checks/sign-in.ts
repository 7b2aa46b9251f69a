import { normalizeUnicode } from '#shared/plain-text.ts'
import type { Message } from '#shared/text.ts'
import type { FieldProblem } from '../rules/fields/field-result.ts'
import { checkRequired, lengthProblem } from '../rules/fields/lengths.ts'
import { longestPassword } from '../rules/fields/password.ts'
import { type FieldProblems, problemMessage } from './field-problems.ts'

export interface SignInData {
  /** A login or an e-mail. */
  login: string
  password: string
}

const longestLogin = 200

/**
 * Reads sign-in input. Only empty fields (B5.1) and more than can be stored are problems: rules for new logins and passwords may
 * change while old ones stay.
 */
export function checkSignIn(raw: { login?: unknown; password?: unknown }): {
  data: SignInData
  problems: FieldProblems
} {
  const { login, problem } = checkLogin(raw.login)
  const password = toText(raw.password)
  const problems: FieldProblems = {}
  if (problem) problems.login = problem
  if (password === '') problems.password = problemMessage({ code: 'required' })
  const tooLong = lengthProblem(password, { maxLength: longestPassword })
  if (tooLong) problems.password = problemMessage(tooLong)
  return { data: { login, password }, problems }
}

/** Reads a login or an e-mail; only an empty one and one longer than any that is stored are problems. */
export function checkLogin(raw: unknown): { login: string; problem?: Message } {
  const result = checkRequired(normalizeUnicode(toText(raw), 'NFC'))
  if ('code' in result) return { login: '', problem: problemMessage(result) }
  const tooLong: FieldProblem | null = lengthProblem(result.value, { maxLength: longestLogin })
  return tooLong ? { login: result.value, problem: problemMessage(tooLong) } : { login: result.value }
}

/** Text without control characters, which the database does not accept; a file or a missing value becomes ''. */
function toText(raw: unknown): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return typeof raw === 'string' ? raw.replace(/[\u0000-\u001f\u007f]/g, '') : ''
}
