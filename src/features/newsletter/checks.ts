import { readEmail } from '#features/customers/checks/email.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { validationTexts } from '#features/customers/texts/validation.ts'
import { isFlagOn } from '#shared/wire-flag.ts'
import { newsletterTexts } from './texts/form.ts'

/**
 * Reads a subscription request: the address, and problems by field name. Consent is required (B5.53). Browser and server share
 * it.
 */
export function checkSubscription(fields: ReadonlyMap<string, unknown>): { email: string; problems: FieldProblems } {
  const { email, problems } = checkEmail(fields)
  const consents = isFlagOn(textOf(fields.get('newsletter_consent')))
  return {
    email,
    problems: consents ? problems : { ...problems, newsletter_consent: { text: newsletterTexts.noConsent } },
  }
}

/** Reads the address alone, for unsubscribing. */
export function checkEmail(fields: ReadonlyMap<string, unknown>): { email: string; problems: FieldProblems } {
  const input = textOf(fields.get('mailing_email'))
  const read = readEmail(input)
  if ('value' in read) return { email: read.value, problems: {} }
  return { email: input, problems: { mailing_email: { text: validationTexts[read.code], values: read.values } } }
}

/** A file or a missing value becomes ''. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
