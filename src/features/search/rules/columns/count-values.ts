import type { FilterId } from '../list-filters.ts'
import { type FilteredRows, passesAll } from './apply-filters.ts'
import type { DictionaryEncoding } from './dictionary-encoding.ts'
import { flagBits } from './listing-columns.ts'

/** How many products each value leaves, by its id. */
export type Counts = Map<number, number>

/** How many candidates each value would leave, were its filter open; values that leave none are missing. */
export interface ValueCounts {
  producers: Counts
  series: Counts
  /** Under null those that pass every filter; under a parameter those that fail it alone, which count for its own values. */
  parameterValues: Map<FilterId | null, Counts>
  /** Values that are their own names, or have the shop's. */
  plain: { filter: FilterId; value: string; count: number }[]
  /** Lowest and highest price in minor units, were the price open; null: nothing has one. */
  prices: { lowest: number; highest: number } | null
}

/** Counts what every filter offers, each as if it were open: who fails it alone counts for its values. */
export function countValues(judged: FilteredRows): ValueCounts {
  const { columns } = judged
  return {
    producers: countColumn(judged, 'producer', columns.producers, columns.producerIds),
    series: countColumn(judged, 'series', columns.series, columns.seriesIds),
    parameterValues: countParameterValues(judged),
    plain: [...countSizes(judged), ...countFlags(judged)],
    prices: priceRange(judged),
  }
}

/** Does `deed` with each candidate that this filter alone decides on. */
function forEachWithFilterOpen(
  { failedFilters: verdicts, rows, filters }: FilteredRows,
  filter: FilterId | 'price',
  deed: (row: number, place: number) => void,
): void {
  const number = filters.indexOf(filter)
  for (let place = 0; place < rows.length; place++) {
    const verdict = verdicts[place]
    if (verdict === passesAll || (verdict === number && number >= 0)) deed(rows[place] ?? 0, place)
  }
}

function countColumn(
  judged: FilteredRows,
  filter: FilterId,
  column: Int32Array,
  ids: DictionaryEncoding<number>,
): Counts {
  const tally = new Int32Array(ids.keys.length)
  forEachWithFilterOpen(judged, filter, (row) => {
    const number = column[row] ?? -1
    if (number >= 0) tally[number] = (tally[number] ?? 0) + 1
  })
  return counts(tally, ids)
}

function countParameterValues(judged: FilteredRows): ValueCounts['parameterValues'] {
  const { columns, filters, failedFilters: verdicts, rows } = judged
  const { numbers, starts, lengths } = columns.parameterValues
  const tallies = [null, ...filters].map(() => new Int32Array(columns.parameterValueIds.keys.length))
  for (let place = 0; place < rows.length; place++) {
    const tally = tallies[(verdicts[place] ?? 0) + 1]
    const start = starts[rows[place] ?? 0] ?? 0
    const end = tally ? start + (lengths[rows[place] ?? 0] ?? 0) : 0
    for (let at = start; tally && at < end; at++) tally[numbers[at] ?? 0] = (tally[numbers[at] ?? 0] ?? 0) + 1
  }
  return new Map(
    [null, ...filters].flatMap((filter, place) => {
      const tally = tallies[place]
      return tally && isParameter(filter) ? [[filter, counts(tally, columns.parameterValueIds)]] : []
    }),
  )
}

function isParameter(filter: FilterId | 'price' | null): filter is FilterId | null {
  return filter === null || filter.startsWith('parameter_')
}

/** Sizes come in few sets: those are counted, and taken apart after. */
function countSizes(judged: FilteredRows): ValueCounts['plain'] {
  const { sizes, sizeSets } = judged.columns
  const tally = new Int32Array(sizeSets.sets.length)
  forEachWithFilterOpen(judged, 'size', (row) => {
    tally[sizes[row] ?? 0] = (tally[sizes[row] ?? 0] ?? 0) + 1
  })
  const found = new Map<string, number>()
  sizeSets.sets.forEach((set, number) => {
    const count = tally[number] ?? 0
    if (count > 0) for (const size of set) found.set(size, (found.get(size) ?? 0) + count)
  })
  return [...found].map(([value, count]) => ({ filter: 'size', value, count }))
}

/** What is so or not so of a product, by the filter that asks for it. */
const flagValues = [
  { filter: 'availability', value: 'stock', bit: flagBits.in_stock },
  { filter: 'availability', value: 'order', bit: flagBits.to_order },
  { filter: 'express', value: 'y', bit: flagBits.express },
  { filter: 'promotion', value: 'y', bit: 0 },
  { filter: 'new', value: 'y', bit: flagBits.is_new },
] as const

function countFlags(judged: FilteredRows): ValueCounts['plain'] {
  const { columns, promotions } = judged
  return flagValues.flatMap(({ filter, value, bit }) => {
    let count = 0
    forEachWithFilterOpen(judged, filter, (row, place) => {
      const holds = filter === 'promotion' ? promotions[place] : (columns.flags[row] ?? 0) & bit
      if (holds) count += 1
    })
    return count > 0 ? [{ filter, value, count }] : []
  })
}

function priceRange(judged: FilteredRows): ValueCounts['prices'] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  forEachWithFilterOpen(judged, 'price', (_, place) => {
    const amount = judged.amounts[place] ?? Number.NaN
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
