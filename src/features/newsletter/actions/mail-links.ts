import type { PublicShop } from '#shop'
import { listSubscriptionsAfter } from '../queries.ts'
import { confirmationPeriod, type Subscription, subscriptionStatus } from '../rules.ts'
import { insertLinks } from '../writes.ts'

export interface LinkTokens {
  /** Null for an unsubscribe link. */
  confirm: string | null
  withdraw: string
}

/**
 * Creates a token for the mail link of each subscription; earlier tokens stay valid. Only hashes are stored, so a mail cannot
 * be created twice. Tokens are UUIDs, which the request log masks.
 */
export async function createMailLinks(shop: PublicShop, subscriptions: Subscription[]): Promise<LinkTokens[]> {
  const created = subscriptions.map((subscription) => ({
    subscription,
    confirm: subscriptionStatus(subscription) === 'asked' ? crypto.randomUUID() : null,
    withdraw: crypto.randomUUID(),
  }))
  const links = created.flatMap(({ subscription: { id, consent, askedAt }, confirm, withdraw }) => {
    const validUntil = new Date(askedAt.getTime() + confirmationPeriod)
    const leadsOut = { token: withdraw, subscriptionId: id, confirms: null, validUntil: null }
    return confirm === null
      ? [leadsOut]
      : [leadsOut, { token: confirm, subscriptionId: id, confirms: consent.version, validUntil }]
  })
  if (links.length > 0) await insertLinks(shop, links)
  return created.map(({ confirm, withdraw }) => ({ confirm, withdraw }))
}

const batchSize = 1_000

/** Yields all subscribers in batches, each with a new unsubscribe token; tokens of earlier exports stay valid. */
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
