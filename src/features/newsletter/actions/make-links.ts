import type { PublicShop } from '#shop'
import { confirmedWithin, type Subscription, standingOf } from '../rules.ts'
import { insertLinks } from '../writes.ts'

export interface LinkTokens {
  /** Null where there is nothing to confirm. */
  confirm: string | null
  withdraw: string
}

/**
 * New tokens for the links of a mail to each of these; those of before work on. Only their hashes are kept, so no mail can be written
 * twice. They are UUIDs, which the log of requests knows and leaves out.
 */
export async function makeLinks(shop: PublicShop, subscriptions: Subscription[]): Promise<LinkTokens[]> {
  const made = subscriptions.map((subscription) => ({
    subscription,
    confirm: standingOf(subscription) === 'asked' ? crypto.randomUUID() : null,
    withdraw: crypto.randomUUID(),
  }))
  const links = made.flatMap(({ subscription: { id, consent, askedAt }, confirm, withdraw }) => {
    const validUntil = new Date(askedAt.getTime() + confirmedWithin)
    const leadsOut = { token: withdraw, subscriptionId: id, confirms: null, validUntil: null }
    return confirm === null
      ? [leadsOut]
      : [leadsOut, { token: confirm, subscriptionId: id, confirms: consent.version, validUntil }]
  })
  if (links.length > 0) await insertLinks(shop, links)
  return made.map(({ confirm, withdraw }) => ({ confirm, withdraw }))
}
