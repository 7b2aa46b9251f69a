import { type SortOrder, searchedText, sortOrders } from '#features/search/rules.ts'

export const pageSize = 24

/** Page and order of a list as its address says them; what makes no sense is the default. */
export function readListRequest(search: URLSearchParams): { page: number; sort: SortOrder; pageSize: number } {
  const page = Number(search.get('strona') ?? 1)
  const sort = sortOrders.find((order) => order === search.get('sortowanie')) ?? 'popularnosc'
  return { page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1, sort, pageSize }
}

/** What is searched for. */
export function readSearchText(search: URLSearchParams): string {
  return searchedText(search.get('text'))
}

/** The address of a page of a list; what is the default is left out, so that each page has one address. */
export function listAddress(
  path: string,
  { page, sort, text }: { page: number; sort: SortOrder; text?: string },
): string {
  const query = new URLSearchParams({
    ...(text && { text }),
    ...(sort !== 'popularnosc' && { sortowanie: sort }),
    ...(page > 1 && { strona: String(page) }),
  })
  return query.size > 0 ? `${path}?${query}` : path
}
