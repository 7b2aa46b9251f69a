import { flagBits, type ListingColumns } from './listing-columns.ts'

/** Products with how well the words of a text are found in each, more is better. */
export interface FoundProducts {
  ids: number[]
  /** Null: nobody asked. */
  matches: number[] | null
}

/** The rows of a category with all below it. */
export function rowsOfCategory(
  { categories, categorySets, flags, length }: ListingColumns,
  category: number,
): Int32Array {
  const holds = categorySets.holding([category])
  const rows = new Int32Array(length)
  let count = 0
  for (let row = 0; row < length; row++)
    if (holds[categories[row] ?? 0] && (flags[row] ?? 0) & flagBits.listed) rows[count++] = row
  return rows.subarray(0, count)
}

/** The rows of products that a text finds, without those that cannot be seen. */
export function rowsOfFound(
  columns: ListingColumns,
  { ids, matches }: FoundProducts,
): { rows: Int32Array; matches: Float64Array | null } {
  const rows = new Int32Array(ids.length)
  const kept = matches && new Float64Array(ids.length)
  let count = 0
  ids.forEach((id, place) => {
    const row = columns.rows.rowOf(id)
    if (row < 0) return
    rows[count] = row
    if (kept) kept[count] = matches[place] ?? 0
    count += 1
  })
  return { rows: rows.subarray(0, count), matches: kept?.subarray(0, count) ?? null }
}
