import { normalizeUnicode } from '#shared/plain-text.ts'
import type { FieldContext, FieldResult } from './field-result.ts'
import { typedText } from './typed-text.ts'

export const loginLength = { min: 3, max: 40 }

/** A new login: 3–40 letters, digits, @ . - _ (B5.14). Whether it is taken is what the server knows. */
export function checkNewLogin(typed: string, { password }: FieldContext = {}): FieldResult {
  const login = normalizeUnicode(typedText(typed), 'NFC')
  if (login === '') return { code: 'no_login' }
  const fits = login.length >= loginLength.min && login.length <= loginLength.max
  if (!fits || !/^[\p{L}\p{M}\p{Nd}@._-]+$/u.test(login)) return { code: 'incorect_login' }
  return password !== undefined && isSame(login, password) ? { code: 'login_equals_password' } : { value: login }
}

export function isSame(login: string, password: string): boolean {
  return login.trim().toLowerCase() === password.trim().toLowerCase()
}

const suffixes = ['1', '2', '3', '24', '77', '100', '2000', '_1', '_2', '_pl']

/** Returns logins to propose instead of a taken one, best first; query which of them are taken in one statement. */
export function loginCandidates(login: string): string[] {
  const longestSuffix = 5
  const base = [...login].slice(0, loginLength.max - longestSuffix).join('')
  const local = base.split('@')[0] ?? ''
  const stems = local.length >= loginLength.min && local !== base ? [local, base] : [base]
  return [...stems.slice(0, -1), ...stems.flatMap((stem) => suffixes.map((suffix) => stem + suffix))]
}

/** Returns the first free candidate (B8.17), or null when all are taken. Case does not distinguish logins. */
export function proposeLogin(login: string, taken: Iterable<string>): string | null {
  const lowercase = new Set([...taken].map((login) => login.toLowerCase()))
  return loginCandidates(login).find((candidate) => !lowercase.has(candidate.toLowerCase())) ?? null
}
