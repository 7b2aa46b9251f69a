import { codeOf, incorrectCodes } from './codes-by-area.ts'
import { suggestEmail } from './email-suggestion.ts'
import type { FieldContext, FieldResult } from './field-result.ts'

const most = 120
const localPart = /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*(?<!')$/
const domain = /^(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[a-z0-9-]{2,})$/

/** A full e-mail address (B5.38); with a hint when the provider's name looks mistyped. */
export function checkEmail(typed: string, context: FieldContext = {}): FieldResult {
  const email = typed.trim()
  if (email === '') return { code: 'required' }
  if (isEmail(email)) {
    const suggestion = suggestEmail(email)
    return suggestion
      ? { value: email, hint: { code: 'email_suggestion', values: { email: suggestion } } }
      : { value: email }
  }
  return { code: codeOf(incorrectCodes.email, context), values: { email: 'jan.kowalski@example.com' } }
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  return text.length <= most && localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}
