import { type ListFilters, noFilters, readFilters, writeFilters } from '#features/search/rules/list-filters.ts'
import { type ListOrder, normalizeSearchText, pageSizes, sortOrders } from '#features/search/rules/list-options.ts'

/** The state in a list's address, apart from its path. */
export interface ListState {
  page: number
  sort: ListOrder
  /** The order of the list without a choice, which addresses leave out. */
  usualSort: ListOrder
  pageSize: number
  filters: ListFilters
  /** The search phrase. */
  text?: string
}

const usualSort: ListOrder = 'popularnosc'
const defaultListState = { page: 1, pageSize: pageSizes[0], filters: noFilters }

/** Returns page, order and filters of a list from its address; invalid values become the default, and the order becomes `usual`. */
export function readListRequest(search: URLSearchParams, usual = usualSort): ListState {
  const page = Number(search.get('strona') ?? 1)
  return {
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
    sort: ordersOf(usual).find((order) => order === search.get('sortowanie')) ?? usual,
    usualSort: usual,
    pageSize: pageSizes.find((size) => String(size) === search.get('ile')) ?? defaultListState.pageSize,
    filters: readFilters(search),
  }
}

/** The orders of a list with this usual one. */
export function ordersOf(usual: ListOrder): ListOrder[] {
  return [...new Set([usual, ...sortOrders])]
}

/** The search phrase. */
export function readSearchText(search: URLSearchParams): string {
  return normalizeSearchText(search.get('text'))
}

/** Returns the query of a page of a list; defaults are left out, so that each page has one address. */
export function listFields(state: Partial<ListState>): [name: string, value: string][] {
  const { page, pageSize, filters, text, sort, usualSort: usual } = { ...defaultListState, usualSort, ...state }
  return [
    ...(text ? [['text', text] satisfies [string, string]] : []),
    ...writeFilters(filters),
    ...(sort && sort !== usual ? [['sortowanie', sort] satisfies [string, string]] : []),
    ...(pageSize !== defaultListState.pageSize ? [['ile', String(pageSize)] satisfies [string, string]] : []),
    ...(page > 1 ? [['strona', String(page)] satisfies [string, string]] : []),
  ]
}

/** Returns the address of a page of a list. */
export function listAddress(path: string, state: Partial<ListState>): string {
  const query = new URLSearchParams(listFields(state))
  return query.size > 0 ? `${path}?${query}` : path
}
