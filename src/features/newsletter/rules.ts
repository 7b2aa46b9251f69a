/** In which the consent is read, as it is kept with it. */
export const consentLanguage = 'pl'

/** How long an address may be confirmed; after that it is forgotten. */
export const confirmationPeriod = 7 * 24 * 60 * 60_000 // milliseconds

/** asked: somebody has typed the address; confirmed: whoever reads its mails agrees; withdrawn: not any more. */
export type SubscriptionStatus = 'asked' | 'confirmed' | 'withdrawn'

export interface Subscription {
  id: number
  email: string
  /** The words agreed to, and which wording of the shop's they are. */
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

/** A link of one of our mails. */
export interface MailLink {
  subscription: Subscription
  /** The wording of the consent that following it agrees to; null: it leads out. */
  confirms: { version: number; words: string } | null
  validUntil: Date | null
}

/** What the link that confirms an address does now: open confirms it; gone: it is unknown, too old, leads elsewhere, or out already. */
export function confirmationState(link: MailLink | null, now: Date): 'open' | 'confirmed' | 'gone' {
  if (!link?.confirms || !link.validUntil) return 'gone'
  const standing = subscriptionStatus(link.subscription)
  if (standing === 'confirmed') return 'confirmed'
  return standing === 'asked' && now < link.validUntil ? 'open' : 'gone'
}

/** What the link that leads out does now: open takes the consent back; unknown: it is none of ours, or the address is forgotten. */
export function withdrawalState(link: MailLink | null): 'open' | 'withdrawn' | 'unknown' {
  if (!link || link.confirms) return 'unknown'
  return subscriptionStatus(link.subscription) === 'withdrawn' ? 'withdrawn' : 'open'
}
