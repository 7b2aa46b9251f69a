import type { PublicShop } from '#shop'

/** The state of an address from which a feed is fetched. */
export interface FeedSource {
  address: string
  source: string
  triedAt: Date
  importedAt: Date | null
  etag: string | null
  lastModified: string | null
  hash: string | null
  /** The message of the last failure. */
  problem: string | null
}

/** All addresses that were ever fetched, the latest first. */
export function listFeedSources(shop: PublicShop): Promise<FeedSource[]> {
  return sources(shop).orderBy('tried_at', 'desc').execute()
}

/** The address of this source. */
export async function findFeedSource(shop: PublicShop, address: string, source: string): Promise<FeedSource | null> {
  const found = sources(shop).where('address', '=', address).where('source', '=', source)
  return (await found.executeTakeFirst()) ?? null
}

function sources({ database }: PublicShop) {
  return database
    .selectFrom('feed_source')
    .select([
      ...(['address', 'source', 'etag', 'hash', 'problem'] as const),
      ...(['tried_at as triedAt', 'imported_at as importedAt', 'last_modified as lastModified'] as const),
    ])
}
