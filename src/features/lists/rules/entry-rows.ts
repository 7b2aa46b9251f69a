import { foldPolish } from '#shared/plain-text.ts'
import { sortKey } from '#shared/sort-order.ts'
import { type Entry, priceOf } from './entry.ts'

/** By date added, the newest first; by name; by price, the cheapest first. */
export const entryOrders = ['added', 'name', 'price'] as const

export type EntryOrder = (typeof entryOrders)[number]

/** The name of each order in URLs. */
export const orderInAddress: Record<EntryOrder, string> = { added: 'dodane', name: 'nazwa', price: 'cena' }

/** The state of a page of rows, from its URL. */
export interface EntriesState {
  order: EntryOrder
  /** The default order, which the URL leaves out. */
  usual: EntryOrder
  page: number
}

export function isEntryOrder(text: unknown): text is EntryOrder {
  return entryOrders.some((order) => order === text)
}

/** The order of rows in a URL, or the default one. */
export function requestedOrder(requested: string | null, usual: EntryOrder): EntryOrder {
  return entryOrders.find((order) => orderInAddress[order] === requested) ?? usual
}

/** The URL of a page of rows, without defaults. `more` are further parameters. */
export function entriesAddress(path: string, state: EntriesState, more: [name: string, value: string][] = []): string {
  const { order, usual, page } = state
  const query = [
    ...(order === usual ? [] : [['sortowanie', orderInAddress[order]]]),
    ...(page === 1 ? [] : [['strona', String(page)]]),
    ...more,
  ].map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

/** Sorts rows, which come in the order in which they were added. Rows without a price come last. */
export function sortEntries<Row extends { entry: Entry }>(rows: Row[], order: EntryOrder): Row[] {
  if (order === 'added') return rows.toReversed()
  const rank = new Map(rows.map((row) => [row, order === 'name' ? sortKey(row.entry.product.name) : amountOf(row)]))
  return rows.toSorted((one, other) => compareKeys(rank.get(one) ?? 0, rank.get(other) ?? 0))
}

function amountOf({ entry }: { entry: Entry }): number {
  return priceOf(entry)?.amount ?? Number.MAX_SAFE_INTEGER
}

function compareKeys(one: string | number, other: string | number): number {
  return one === other ? 0 : one < other ? -1 : 1
}

/** Rows of products on one page. */
export const rowsOnPage = 60

/** One page of many rows; a page beyond the last is the last. */
export interface PageOf<Row> {
  rows: Row[]
  page: number
  pages: number
  count: number
}

/** The rows of the page that a URL requests. */
export function pageOf<Row>(all: Row[], requested: string | null): PageOf<Row> {
  const pages = Math.max(1, Math.ceil(all.length / rowsOnPage))
  const page = /^[1-9]\d{0,3}$/.test(requested ?? '') ? Math.min(Number(requested), pages) : 1
  return { rows: all.slice((page - 1) * rowsOnPage, page * rowsOnPage), page, pages, count: all.length }
}

/** Whether every typed word occurs in a name, ignoring case and Polish diacritics: 'zolty kub' in 'Kubek żółty'. An empty text matches every name. */
export function nameContainsWords(name: string, typed: string): boolean {
  const letters = foldPolish(name)
  const words = foldPolish(typed).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => letters.includes(word))
}
