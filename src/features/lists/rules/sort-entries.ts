import { sortKey } from '#shared/sort-key.ts'
import { type Entry, priceOf } from './entry.ts'
import type { EntryOrder } from './entry-order.ts'

/** Rows in an order; those that came later are later in `rows`. What has no price is behind all that has one. */
export function sortEntries<Row extends { entry: Entry }>(rows: Row[], order: EntryOrder): Row[] {
  if (order === 'added') return rows.toReversed()
  const rank = new Map(rows.map((row) => [row, order === 'name' ? sortKey(row.entry.product.name) : amountOf(row)]))
  return rows.toSorted((one, other) => compare(rank.get(one) ?? 0, rank.get(other) ?? 0))
}

function amountOf({ entry }: { entry: Entry }): number {
  return priceOf(entry)?.amount ?? Number.MAX_SAFE_INTEGER
}

function compare(one: string | number, other: string | number): number {
  return one === other ? 0 : one < other ? -1 : 1
}
