import { normalizeUnicode } from '#shared/normalize.ts'
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
 * What was typed to sign in. Only emptiness is told (B5.1): whether a login or password could exist at all is not said
 * here, since rules for new ones change while old ones stay.
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

/** A login or an e-mail as it was typed, and what is wrong with it: only that it is empty. */
export function checkLogin(raw: unknown): { login: string; problem?: Message } {
  const login = normalizeUnicode(toText(raw).trim(), 'NFC').slice(0, maxLength)
  return login === '' ? { login, problem: { text: validationTexts.required } } : { login }
}

/** Text without control characters, which no database column takes; a file or nothing is no text. */
function toText(raw: unknown): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return typeof raw === 'string' ? raw.replace(/[\u0000-\u001f\u007f]/g, '') : ''
}
