import type { Message } from '#shared/text.ts'
import { customerTexts } from './texts.ts'

export interface SignInData {
  /** A login or an e-mail. */
  login: string
  password: string
}

/** What is wrong with each field, for people. */
export type FieldProblems<Field extends string> = Partial<Record<Field, Message>>

const longest = 200

/**
 * What was typed to sign in. Only emptiness is told: whether a login or password could exist at all is not said here.
 * No length of what is right is checked either, since rules for new passwords change while old ones stay (B5.1).
 */
export function checkSignIn(raw: { login?: unknown; password?: unknown }): {
  data: SignInData
  problems: FieldProblems<keyof SignInData>
} {
  const login = toText(raw.login).trim().normalize('NFC').slice(0, longest)
  const password = toText(raw.password).slice(0, longest)
  const problems: FieldProblems<keyof SignInData> = {}
  if (login === '') problems.login = { text: customerTexts.required }
  if (password === '') problems.password = { text: customerTexts.required }
  return { data: { login, password }, problems }
}

/** Text without control characters, which no database column takes; a file or nothing is no text. */
function toText(raw: unknown): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return typeof raw === 'string' ? raw.replace(/[\u0000-\u001f\u007f]/g, '') : ''
}
