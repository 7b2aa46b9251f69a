/**
 * Something that public pages are made from. Reads say on which tags an answer depends, actions say which have changed; both
 * write the same names, or the compiler objects.
 */
export type Tag =
  /** Everything there is. */
  | 'all'
  /** The menu: which categories there are, what they are called, in which order they stand. */
  | 'categories'
  /** Content pages and the links to them. */
  | 'content'
  /** Couriers and what they cost; suppliers and how long they take. */
  | 'delivery'
  /** Promotions and the codes that they need. */
  | 'promotions'
  /** Which products there are and what is said of them: where any product may turn up. */
  | 'products'
  /** What lists filter, sort and count any product by: where products of any kind may be found. */
  | 'listings'
  /** What anything costs: where the order of products follows their prices. */
  | 'prices'
  /** One product with all that is shown of it: words, pictures, prices, stock. */
  | `product:${number}`
  /** Which products a category and those below it hold. */
  | `category:${number}`
  | `series:${number}`
  | `versions:${number}`
  /** A picture within texts, by the beginning of the SHA-256 of its foreign address. */
  | `illustration:${string}`

/** The tags of several of a kind. */
export function tagsOf(kind: 'product' | 'category' | 'series' | 'versions', ids: Iterable<number>): Tag[] {
  return [...new Set(ids)].map((id): Tag => `${kind}:${id}`)
}
