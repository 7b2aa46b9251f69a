import { normalizeUnicode } from '#shared/plain-text.ts'
import type { Message } from '#shared/text.ts'
import { validationTexts } from '../texts/validation.ts'
import type { FieldProblems } from './field-problems.ts'

export interface SignInData {
  /** A login or an e-mail. */
  login: string
  password: string
}

const maxLength = 200

/**
 * Reads sign-in input. Only empty fields are problems (B5.1): rules for new logins and passwords may change while old ones
 * stay.
 */
export function checkSignIn(raw: { login?: unknown; password?: unknown }): {
  data: SignInData
  problems: FieldProblems
} {
  const { login, problem } = checkLogin(raw.login)
  const password = toText(raw.password).slice(0, maxLength)
  const problems: FieldProblems = {}
  if (problem) problems.login = problem
  if (password === '') problems.password = { text: validationTexts.required }
  return { data: { login, password }, problems }
}

/** Reads a login or an e-mail; the only problem is an empty one. */
export function checkLogin(raw: unknown): { login: string; problem?: Message } {
  const login = normalizeUnicode(toText(raw).trim(), 'NFC').slice(0, maxLength)
  return login === '' ? { login, problem: { text: validationTexts.required } } : { login }
}

/** Text without control characters, which the database does not accept; a file or a missing value becomes ''. */
function toText(raw: unknown): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return typeof raw === 'string' ? raw.replace(/[\u0000-\u001f\u007f]/g, '') : ''
}
