import type { Counts, ValueCounts } from '../facets.ts'
import type { FilterId } from '../list-filters.ts'
import { type FilteredRows, passesAll } from './apply-filters.ts'
import type { DictionaryEncoding } from './dictionary-encoding.ts'
import { flagBits } from './listing-columns.ts'

/** Counts the values of every filter as if that filter were not set: a candidate that fails it alone still counts for its values. */
export function countValues(filtered: FilteredRows): ValueCounts {
  const { columns } = filtered
  return {
    producers: countColumn(filtered, 'producer', columns.producers, columns.producerIds),
    series: countColumn(filtered, 'series', columns.series, columns.seriesIds),
    parameterValues: countParameterValues(filtered),
    plain: [...countSizes(filtered), ...countFlags(filtered)],
    prices: priceRange(filtered),
  }
}

/** Calls `visit` with each candidate that passes all filters other than this one. */
function forEachWithFilterOpen(
  { failedFilters, rows, filters }: FilteredRows,
  filter: FilterId | 'price',
  visit: (row: number, index: number) => void,
): void {
  const number = filters.indexOf(filter)
  for (let index = 0; index < rows.length; index++) {
    const failed = failedFilters[index]
    if (failed === passesAll || (failed === number && number >= 0)) visit(rows[index] ?? 0, index)
  }
}

function countColumn(
  filtered: FilteredRows,
  filter: FilterId,
  column: Int32Array,
  ids: DictionaryEncoding<number>,
): Counts {
  const tally = new Int32Array(ids.keys.length)
  forEachWithFilterOpen(filtered, filter, (row) => {
    const number = column[row] ?? -1
    if (number >= 0) tally[number] = (tally[number] ?? 0) + 1
  })
  return counts(tally, ids)
}

function countParameterValues(filtered: FilteredRows): ValueCounts['parameterValues'] {
  const { columns, filters, failedFilters, rows } = filtered
  const { numbers, starts, lengths } = columns.parameterValues
  const tallies = [null, ...filters].map(() => new Int32Array(columns.parameterValueIds.keys.length))
  for (let index = 0; index < rows.length; index++) {
    const tally = tallies[(failedFilters[index] ?? 0) + 1]
    const start = starts[rows[index] ?? 0] ?? 0
    const end = tally ? start + (lengths[rows[index] ?? 0] ?? 0) : 0
    for (let at = start; tally && at < end; at++) tally[numbers[at] ?? 0] = (tally[numbers[at] ?? 0] ?? 0) + 1
  }
  return new Map(
    [null, ...filters].flatMap((filter, index) => {
      const tally = tallies[index]
      return tally && isParameter(filter) ? [[filter, counts(tally, columns.parameterValueIds)]] : []
    }),
  )
}

function isParameter(filter: FilterId | 'price' | null): filter is FilterId | null {
  return filter === null || filter.startsWith('parameter_')
}

/** Products share few sets of sizes, so the sets are counted first and expanded afterwards. */
function countSizes(filtered: FilteredRows): ValueCounts['plain'] {
  const { sizes, sizeSets } = filtered.columns
  const tally = new Int32Array(sizeSets.sets.length)
  forEachWithFilterOpen(filtered, 'size', (row) => {
    tally[sizes[row] ?? 0] = (tally[sizes[row] ?? 0] ?? 0) + 1
  })
  const found = new Map<string, number>()
  sizeSets.sets.forEach((set, number) => {
    const count = tally[number] ?? 0
    if (count > 0) for (const size of set) found.set(size, (found.get(size) ?? 0) + count)
  })
  return [...found].map(([value, count]) => ({ filter: 'size', value, count }))
}

/** Yes-or-no values of a product, by their filter. */
const flagValues = [
  { filter: 'availability', value: 'stock', bit: flagBits.in_stock },
  { filter: 'availability', value: 'order', bit: flagBits.to_order },
  { filter: 'express', value: 'y', bit: flagBits.express },
  { filter: 'promotion', value: 'y', bit: 0 },
  { filter: 'new', value: 'y', bit: flagBits.is_new },
] as const

function countFlags(filtered: FilteredRows): ValueCounts['plain'] {
  const { columns, promotions } = filtered
  return flagValues.flatMap(({ filter, value, bit }) => {
    let count = 0
    forEachWithFilterOpen(filtered, filter, (row, index) => {
      const holds = filter === 'promotion' ? promotions[index] : (columns.flags[row] ?? 0) & bit
      if (holds) count += 1
    })
    return count > 0 ? [{ filter, value, count }] : []
  })
}

function priceRange(filtered: FilteredRows): ValueCounts['prices'] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  forEachWithFilterOpen(filtered, 'price', (_, index) => {
    const amount = filtered.amounts[index] ?? Number.NaN
    if (amount < lowest) lowest = amount
    if (amount > highest) highest = amount
  })
  return lowest <= highest ? { lowest, highest } : null
}

function counts(tally: Int32Array, ids: DictionaryEncoding<number>): Counts {
  const found: Counts = new Map()
  ids.keys.forEach((id, number) => {
    const count = tally[number] ?? 0
    if (count > 0) found.set(id, count)
  })
  return found
}
