/** The orders of a list of products: most popular, cheapest, most expensive, newest, by name. They are values in its URL. */
export const sortOrders = ['popularnosc', 'cena', 'cena-malejaco', 'nowosci', 'nazwa'] as const

export type SortOrder = (typeof sortOrders)[number]

/** How many products a page of a list may hold; the first is the default. */
export const pageSizes = [24, 48, 96] as const

/** How many pages of a list with `count` products reach its first `depth`, and whether products behind the last one are left to filters. */
export function pagesOf(count: number, pageSize: number, depth: number): { pages: number; isCut: boolean } {
  const [all, reached] = [Math.ceil(count / pageSize), Math.floor(depth / pageSize)]
  return { pages: Math.max(1, Math.min(all, reached)), isCut: all > reached }
}

const maxTextLength = 100

/** The search text out of raw input, cut to 100 characters. */
export function normalizeSearchText(typed: string | null | undefined): string {
  return (typed ?? '').replaceAll('\0', '').trim().slice(0, maxTextLength).toWellFormed()
}
