import { type Consent, type Purpose, purposes } from '#shared/consent.ts'

/** The cookie with the visitor's answer, for 30 days (A9.12, B9.31). */
export const consentCookie = 'cookie-consent'
export const consentMaxAge = 30 * 24 * 60 * 60 // seconds

const pattern = /^(\d{1,4})\.([a-z-]*)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Returns the answer in a cookie; null when it contains none, or one to an earlier question. */
export function parseConsent(cookie: string | undefined, round: number): Consent | null {
  const [, answered, words = '', token = ''] = pattern.exec(cookie ?? '') ?? []
  if (Number(answered) !== round) return null
  return { round, allowed: purposes.filter((purpose) => words.split('-').includes(purpose)), token }
}

/** Returns the cookie value of an answer. */
export function serializeConsent({ round, allowed, token }: Consent): string {
  return `${round}.${allowed.join('-')}.${token}`
}

/** Returns whether content with this purpose may run; required content has no purpose. */
export function isPurposeAllowed(consent: Consent | null, purpose: Purpose | null): boolean {
  return purpose === null || (consent?.allowed.includes(purpose) ?? false)
}

/** Returns the purposes that an answer allows among those asked for: all, none, or the ticked ones. */
export function purposesAllowedBy(answer: string, ticked: readonly string[], asked: readonly Purpose[]): Purpose[] {
  if (answer === 'all') return [...asked]
  return answer === 'chosen' ? asked.filter((purpose) => ticked.includes(purpose)) : []
}
