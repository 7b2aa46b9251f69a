import { makeToken } from '#platform/tokens.ts'
import { type PublicShop, transaction } from '#shop'
import { openFeeds } from '../reads/feed-entries.ts'
import type { FeedName } from '../rules/feed-names.ts'
import { removeFeed, saveFeed } from '../writes/feeds.ts'

/** Turns a feed on; the secret in its address, another one when it is to be renewed: whoever has the former gets nothing more. */
export function openFeed(shop: PublicShop, name: FeedName, renew: boolean): Promise<string> {
  return transaction(shop, async (shop) => {
    const known = (await openFeeds(shop)).find((feed) => feed.name === name)
    if (known && !renew) return known.token
    const token = makeToken()
    await saveFeed(shop, name, token)
    return token
  })
}

/** Turns a feed off: its address leads nowhere. Whether it was on. */
export function closeFeed(shop: PublicShop, name: FeedName): Promise<boolean> {
  return removeFeed(shop, name)
}
