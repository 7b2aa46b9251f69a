import { ceneoEntry, ceneoFoot, ceneoHead } from './ceneo.ts'
import type { FeedName } from './feed-names.ts'
import type { FeedEntry, FeedProduct, FeedShop } from './feed-product.ts'
import { googleEntry, googleFoot, googleHead } from './google.ts'
import { metaEntry, metaHead } from './meta.ts'

/** How a feed is written; all that is written anew when one of these rules changes is said by `rulesVersion`. */
export interface FeedWriting {
  mediaType: string
  head: (shop: FeedShop) => string
  entry: (product: FeedProduct, shop: FeedShop) => FeedEntry
  foot: string
}

/** To be raised when what feeds say of the same product changes: then all of it is written anew. */
export const rulesVersion = 1

export const feedWriting: Record<FeedName, FeedWriting> = {
  ceneo: { mediaType: 'application/xml', head: () => ceneoHead, entry: ceneoEntry, foot: ceneoFoot },
  google: { mediaType: 'application/xml', head: googleHead, entry: googleEntry, foot: googleFoot },
  meta: { mediaType: 'text/csv', head: () => metaHead, entry: metaEntry, foot: '' },
}
