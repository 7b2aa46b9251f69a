/** The orders of a list of products: most popular, cheapest, most expensive, newest, by name. They are values in its URL. */
export const sortOrders = ['popularnosc', 'cena', 'cena-malejaco', 'nowosci', 'nazwa'] as const

export type SortOrder = (typeof sortOrders)[number]

/** The order of a list in its address: that of reductions has one of its own, the greatest reduction first. */
export type ListOrder = SortOrder | 'obnizka'

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

/** The order and page size of lists that a visitor has chosen for all of them. */
export interface ListChoice {
  sort?: SortOrder
  pageSize?: number
}

/** Reads 'cena.48' or '.48'; what is no order and no page size is left out. */
export function readListChoice(text: string | undefined): ListChoice {
  const [named, size] = (text ?? '').split('.', 2)
  const sort = sortOrders.find((order) => order === named)
  const pageSize = pageSizes.find((number) => String(number) === size)
  return { ...(sort && { sort }), ...(pageSize && { pageSize }) }
}

/** Returns the choice as text; null when it is what lists show anyway. */
export function writeListChoice({ sort, pageSize }: ListChoice): string | null {
  const parts = [sort === sortOrders[0] ? '' : (sort ?? ''), pageSize === pageSizes[0] ? '' : (pageSize ?? '')]
  return parts.some(Boolean) ? parts.join('.') : null
}
