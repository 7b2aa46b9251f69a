import type { PublicShop } from '#shop'
import { subscriptionsAfter } from '../reads.ts'
import type { Subscription } from '../rules.ts'
import { makeLinks } from './make-links.ts'

const atOnce = 1_000

/** Everybody who may be written to, some at a time, each with a new token for the link that leads him out; those of earlier exports work on. */
export async function* exportSubscribers(
  shop: PublicShop,
): AsyncGenerator<{ subscription: Subscription; withdraw: string }> {
  for (let after = 0; ; ) {
    const subscriptions = await subscriptionsAfter(shop, { after, most: atOnce, confirmedOnly: true })
    const tokens = await makeLinks(shop, subscriptions)
    for (const [place, subscription] of subscriptions.entries())
      yield { subscription, withdraw: tokens[place]?.withdraw ?? '' }
    after = subscriptions.at(-1)?.id ?? 0
    if (subscriptions.length < atOnce) return
  }
}
