/**
 * A cache tag: data that public pages depend on. Reads declare the tags of a result, actions publish the changed ones; the type
 * keeps both consistent.
 */
export type Tag =
  /** Everything. */
  | 'all'
  /** The menu: categories, their names and order. */
  | 'categories'
  /** Content pages and the links to them. */
  | 'content'
  /** Couriers and their prices; suppliers and their lead times. */
  | 'delivery'
  /** Promotions and their codes. */
  | 'promotions'
  /** The set of products and their texts: for pages on which any product may appear. */
  | 'products'
  /** The data by which listings filter, sort and count products: for pages with products of any kind. */
  | 'listings'
  /** All prices: for pages sorted by price. */
  | 'prices'
  /** One product with everything shown: texts, pictures, prices, stock. */
  | `product:${number}`
  /** The products of a category and its descendants. */
  | `category:${number}`
  /** The opinions of a product with what visitors think of them; 0: those of the shop. */
  | `opinions:${number}`
  /** Whether there are opinions of the shop: the frame of every page links to them. */
  | 'shop-opinions'
  | `series:${number}`
  | `versions:${number}`
  /** A picture within texts, by the beginning of the SHA-256 of its foreign address. */
  | `illustration:${string}`

/** Returns the tags of several items of a kind. */
export function tagsOf(kind: 'product' | 'category' | 'series' | 'versions', ids: Iterable<number>): Tag[] {
  return [...new Set(ids)].map((id): Tag => `${kind}:${id}`)
}
