/** The orders in which a list of products may stand: most popular, cheapest, dearest, newest, by name. They are words of its address. */
export const sortOrders = ['popularnosc', 'cena', 'cena-malejaco', 'nowosci', 'nazwa'] as const

export type SortOrder = (typeof sortOrders)[number]

/** How many products a page of a list may hold; the first is usual. */
export const pageSizes = [24, 48, 96] as const

const maxTextLength = 100

/** What is searched for, out of whatever was typed: no more than names and codes hold. */
export function normalizeSearchText(typed: string | null | undefined): string {
  return (typed ?? '').replaceAll('\0', '').trim().slice(0, maxTextLength).toWellFormed()
}
