import { foldPolish } from '#shared/normalize.ts'
import { sortKey } from '#shared/sort-order.ts'
import { type Entry, priceOf } from './entry.ts'

/** As they were added, the newest first; by name; by price, the cheapest first. */
export const entryOrders = ['added', 'name', 'price'] as const

export type EntryOrder = (typeof entryOrders)[number]

/** The words of an address for an order. */
export const orderInAddress: Record<EntryOrder, string> = { added: 'dodane', name: 'nazwa', price: 'cena' }

/** A page of rows, as its address says. */
export interface EntriesState {
  order: EntryOrder
  /** The order that the address leaves out. */
  usual: EntryOrder
  page: number
}

export function isEntryOrder(text: unknown): text is EntryOrder {
  return entryOrders.some((order) => order === text)
}

/** The order of rows that an address asks for, else the usual one. */
export function requestedOrder(asked: string | null, usual: EntryOrder): EntryOrder {
  return entryOrders.find((order) => orderInAddress[order] === asked) ?? usual
}

/** The address of a page of rows; what is usual is left out. `more` is what else it says. */
export function entriesAddress(path: string, state: EntriesState, more: [name: string, value: string][] = []): string {
  const { order, usual, page } = state
  const query = [
    ...(order === usual ? [] : [['sortowanie', orderInAddress[order]]]),
    ...(page === 1 ? [] : [['strona', String(page)]]),
    ...more,
  ].map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

/** Rows in an order; those that came later are later in `rows`. What has no price is behind all that has one. */
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

/** So many rows of products stand on a page. */
export const rowsOnPage = 60

/** One page of many rows; a page that there is not is the last. */
export interface PageOf<Row> {
  rows: Row[]
  page: number
  pages: number
  count: number
}

/** The rows of a page that an address names. */
export function pageOf<Row>(all: Row[], asked: string | null): PageOf<Row> {
  const pages = Math.max(1, Math.ceil(all.length / rowsOnPage))
  const page = /^[1-9]\d{0,3}$/.test(asked ?? '') ? Math.min(Number(asked), pages) : 1
  return { rows: all.slice((page - 1) * rowsOnPage, page * rowsOnPage), page, pages, count: all.length }
}

/** Whether every word that was typed occurs in a name, whatever the case and the Polish letters: 'zolty kub' in 'Kubek żółty'. No words occur in every name. */
export function nameContainsWords(name: string, typed: string): boolean {
  const letters = foldPolish(name)
  const words = foldPolish(typed).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => letters.includes(word))
}
