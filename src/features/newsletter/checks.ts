import { type FieldProblems, problemMessage } from '#features/customers/checks/field-problems.ts'
import { checkEmail } from '#features/customers/rules/fields/email.ts'
import { isFlagOn } from '#shared/wire-flag.ts'
import { newsletterTexts } from './texts.ts'

/**
 * Reads a subscription request: the address, and problems by field name. Consent is required (B5.53). Browser and server share
 * it.
 */
export function checkSubscription(fields: ReadonlyMap<string, unknown>): { email: string; problems: FieldProblems } {
  const { email, problems } = checkAddress(fields)
  const consents = isFlagOn(textOf(fields.get('newsletter_consent')))
  return {
    email,
    problems: consents ? problems : { ...problems, newsletter_consent: { text: newsletterTexts.noConsent } },
  }
}

/** Reads the address alone, for unsubscribing. */
export function checkAddress(fields: ReadonlyMap<string, unknown>): { email: string; problems: FieldProblems } {
  const input = textOf(fields.get('mailing_email'))
  const read = checkEmail(input)
  if ('value' in read) return { email: read.value, problems: {} }
  return { email: input, problems: { mailing_email: problemMessage(read) } }
}

/** A file or a missing value becomes ''. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
