import { regexes } from 'zod'
import type { ValidationCode } from '../texts/validation.ts'

const maxLength = 120

/** Returns a full e-mail address (B5.38), or the code of its problem. */
export function readEmail(
  input: string,
): { value: string } | { code: ValidationCode; values?: Record<string, string> } {
  const trimmed = input.trim()
  if (trimmed === '') return { code: 'required' }
  if (trimmed.length <= maxLength && regexes.email.test(trimmed)) return { value: trimmed }
  return { code: 'incorect_email', values: { email: 'jan.kowalski@example.com' } }
}
