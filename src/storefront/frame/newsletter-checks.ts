import type { FocusEvent } from 'react'
import { useChecksOnFocus } from '#kit/forms/use-form-checks.ts'

const loadChecks = async () => (await import('#features/newsletter/ui/newsletter-checks.ts')).connectNewsletterForm

/** On focus in the newsletter form: loads the module that checks and sends it without leaving the page. */
export function useNewsletterChecks(answered?: unknown): (event: FocusEvent) => void {
  return useChecksOnFocus(loadChecks, answered)
}
