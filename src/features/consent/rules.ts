import { type Consent, type Purpose, purposes } from '#shared/consent.ts'

/** Holds the visitor's answer for 30 days (A9.12, B9.31). */
export const consentCookie = 'cookie-consent'
export const consentMaxAge = 30 * 24 * 60 * 60 // seconds

const pattern = /^(\d{1,4})\.([a-z-]*)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The answer that a browser's cookie tells; null when it tells none, or one to a question of before. */
export function parseConsent(cookie: string | undefined, round: number): Consent | null {
  const [, answered, words = '', token = ''] = pattern.exec(cookie ?? '') ?? []
  if (Number(answered) !== round) return null
  return { round, allowed: purposes.filter((purpose) => words.split('-').includes(purpose)), token }
}

/** The same as the cookie holds it. */
export function serializeConsent({ round, allowed, token }: Consent): string {
  return `${round}.${allowed.join('-')}.${token}`
}

/** Whether what serves this purpose may run; what the shop cannot do without serves none. */
export function isPurposeAllowed(consent: Consent | null, purpose: Purpose | null): boolean {
  return purpose === null || (consent?.allowed.includes(purpose) ?? false)
}

/** What an answer to the question allows of what was asked: one button for everything, one for nothing, one for what is ticked. */
export function purposesAllowedBy(answer: string, ticked: readonly string[], asked: readonly Purpose[]): Purpose[] {
  if (answer === 'all') return [...asked]
  return answer === 'chosen' ? asked.filter((purpose) => ticked.includes(purpose)) : []
}
