/** The orders of a list of products: most popular, cheapest, most expensive, newest, by name. They are values in its URL. */
export const sortOrders = ['popularnosc', 'cena', 'cena-malejaco', 'nowosci', 'nazwa'] as const

export type SortOrder = (typeof sortOrders)[number]

/** How many products a page of a list may hold; the first is the default. */
export const pageSizes = [24, 48, 96] as const

const maxTextLength = 100

/** The search text out of raw input, cut to 100 characters. */
export function normalizeSearchText(typed: string | null | undefined): string {
  return (typed ?? '').replaceAll('\0', '').trim().slice(0, maxTextLength).toWellFormed()
}
