/** The orders in which a list of products may stand: most popular, cheapest, dearest, newest, by name. They are words of its address. */
export const sortOrders = ['popularnosc', 'cena', 'cena-malejaco', 'nowosci', 'nazwa'] as const

export type SortOrder = (typeof sortOrders)[number]

/** How many products a page of a list may hold; the first is usual. */
export const pageSizes = [24, 48, 96] as const

/** Products from the beginning of a list that its pages reach: what lies behind is found by narrowing the list. */
const maxListDepth = 5_000

/** How many pages of a list with `count` products there are, and whether products behind the last one are left to filters. */
export function pagesOf(count: number, pageSize: number): { pages: number; isCut: boolean } {
  const [all, reached] = [Math.ceil(count / pageSize), Math.floor(maxListDepth / pageSize)]
  return { pages: Math.max(1, Math.min(all, reached)), isCut: all > reached }
}

const maxTextLength = 100

/** What is searched for, out of whatever was typed: no more than names and codes hold. */
export function normalizeSearchText(typed: string | null | undefined): string {
  return (typed ?? '').replaceAll('\0', '').trim().slice(0, maxTextLength).toWellFormed()
}
