/** The language of the consent text, stored with it. */
export const consentLanguage = 'pl'

/** How long an address can be confirmed; after that it is deleted. */
export const confirmationPeriod = 7 * 24 * 60 * 60_000 // milliseconds

/**
 * asked: a visitor has entered the address; confirmed: the owner of the mailbox has agreed; withdrawn: the consent has ended.
 */
export type SubscriptionStatus = 'asked' | 'confirmed' | 'withdrawn'

export interface Subscription {
  id: number
  email: string
  /** The consent text and the number of its wording. */
  consent: { version: number; words: string }
  language: string
  askedAt: Date
  confirmedAt: Date | null
  withdrawnAt: Date | null
}

export function subscriptionStatus({
  confirmedAt,
  withdrawnAt,
}: Pick<Subscription, 'confirmedAt' | 'withdrawnAt'>): SubscriptionStatus {
  if (withdrawnAt) return 'withdrawn'
  return confirmedAt ? 'confirmed' : 'asked'
}

/** A link in a newsletter mail. */
export interface MailLink {
  subscription: Subscription
  /** The wording that the link confirms; null for an unsubscribe link. */
  confirms: { version: number; words: string } | null
  validUntil: Date | null
}

/**
 * Returns the state of a confirmation link: open confirms the address; gone: it is unknown, expired, an unsubscribe link, or
 * withdrawn already.
 */
export function confirmationState(link: MailLink | null, now: Date): 'open' | 'confirmed' | 'gone' {
  if (!link?.confirms || !link.validUntil) return 'gone'
  const status = subscriptionStatus(link.subscription)
  if (status === 'confirmed') return 'confirmed'
  return status === 'asked' && now < link.validUntil ? 'open' : 'gone'
}

/** Returns the state of an unsubscribe link: open withdraws the consent; unknown: no such token, or the address is deleted. */
export function withdrawalState(link: MailLink | null): 'open' | 'withdrawn' | 'unknown' {
  if (!link || link.confirms) return 'unknown'
  return subscriptionStatus(link.subscription) === 'withdrawn' ? 'withdrawn' : 'open'
}
