import type { FieldContext, FieldProblem, FieldResult } from './field-result.ts'
import { typedText } from './typed-text.ts'

export function tooLong(most: number): FieldProblem {
  return { code: 'to_long', values: { n: String(most) } }
}

/** Returns the problem of a text outside the field's minlength and maxlength (B5.2, B5.3); null when it is within. */
export function lengthProblem(typed: string, { minLength, maxLength }: FieldContext): FieldProblem | null {
  if (minLength !== undefined && typed.length < minLength) return { code: 'to_short', values: { n: String(minLength) } }
  return maxLength !== undefined && typed.length > maxLength ? tooLong(maxLength) : null
}

/** A field without rules of its own: it must be filled. Its attributes bound its length. */
export function checkRequired(typed: string): FieldResult {
  const text = typedText(typed)
  return text === '' ? { code: 'required' } : { value: text }
}

/** A field that must contain a letter (B5.43). */
export function checkLetter(typed: string): FieldResult {
  const text = typedText(typed)
  if (text === '') return { code: 'required' }
  return hasLetter(text) ? { value: text } : { code: 'invalid_format' }
}

export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text)
}
