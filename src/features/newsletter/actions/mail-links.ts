import type { PublicShop } from '#shop'
import { listSubscriptionsAfter } from '../queries.ts'
import { confirmationPeriod, type Subscription, subscriptionStatus } from '../rules.ts'
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
export async function createMailLinks(shop: PublicShop, subscriptions: Subscription[]): Promise<LinkTokens[]> {
  const made = subscriptions.map((subscription) => ({
    subscription,
    confirm: subscriptionStatus(subscription) === 'asked' ? crypto.randomUUID() : null,
    withdraw: crypto.randomUUID(),
  }))
  const links = made.flatMap(({ subscription: { id, consent, askedAt }, confirm, withdraw }) => {
    const validUntil = new Date(askedAt.getTime() + confirmationPeriod)
    const leadsOut = { token: withdraw, subscriptionId: id, confirms: null, validUntil: null }
    return confirm === null
      ? [leadsOut]
      : [leadsOut, { token: confirm, subscriptionId: id, confirms: consent.version, validUntil }]
  })
  if (links.length > 0) await insertLinks(shop, links)
  return made.map(({ confirm, withdraw }) => ({ confirm, withdraw }))
}

const batchSize = 1_000

/** Everybody who may be written to, some at a time, each with a new token for the link that leads him out; those of earlier exports work on. */
export async function* exportSubscribers(
  shop: PublicShop,
): AsyncGenerator<{ subscription: Subscription; withdraw: string }> {
  for (let after = 0; ; ) {
    const subscriptions = await listSubscriptionsAfter(shop, { after, most: batchSize, confirmedOnly: true })
    const tokens = await createMailLinks(shop, subscriptions)
    for (const [place, subscription] of subscriptions.entries())
      yield { subscription, withdraw: tokens[place]?.withdraw ?? '' }
    after = subscriptions.at(-1)?.id ?? 0
    if (subscriptions.length < batchSize) return
  }
}
