import { type FilterId, isInvertedPriceRange, type ListFilters } from '../list-filters.ts'
import { flagBits, type ListingColumns } from './listing-columns.ts'

/** In `failedFilters`; any other number is the index, in `filters`, of the only filter that a candidate fails. */
export const passesAll = -1
export const failsSeveral = -2

/** The candidates of a list with the filters that each fails. All arrays are indexed by candidate. */
export interface FilteredRows {
  columns: ListingColumns
  rows: Int32Array
  /** Minor units; NaN: no price is shown. */
  amounts: Float64Array
  promotions: Uint8Array
  failedFilters: Int16Array
  filters: (FilterId | 'price')[]
}

type Condition = (row: number, index: number) => boolean
type CandidateRows = Pick<FilteredRows, 'columns' | 'rows' | 'amounts' | 'promotions'>

/** Returns the candidates with the filter that each fails. */
export function applyFilters(candidates: CandidateRows, filters: ListFilters): FilteredRows {
  const conditions = conditionsOf(candidates, filters)
  const failedFilters = new Int16Array(candidates.rows.length)
  candidates.rows.forEach((row, index) => {
    let failed = passesAll
    for (let filter = 0; filter < conditions.length && failed !== failsSeveral; filter++)
      if (!conditions[filter]?.holds(row, index)) failed = failed === passesAll ? filter : failsSeveral
    failedFilters[index] = failed
  })
  return { ...candidates, failedFilters, filters: conditions.map(({ filter }) => filter) }
}

/** The indexes of the candidates that fail no filter. */
export function passingIndexes({ failedFilters }: FilteredRows): Int32Array {
  const indexes = new Int32Array(failedFilters.length)
  let count = 0
  failedFilters.forEach((failed, index) => {
    if (failed === passesAll) indexes[count++] = index
  })
  return indexes.subarray(0, count)
}

/** The product id of a candidate. */
export function productAt({ columns, rows }: FilteredRows, index: number): number {
  return columns.products[rows[index] ?? 0] ?? 0
}

/** Each filter that is set, with its condition. */
function conditionsOf(
  candidates: CandidateRows,
  { price, chosen }: ListFilters,
): { filter: FilterId | 'price'; holds: Condition }[] {
  return [
    ...(price && !isInvertedPriceRange(price) ? [{ filter: 'price' as const, holds: costs(candidates, price) }] : []),
    ...chosen.map(({ filter, values }) => ({ filter, holds: hasAnyValue(candidates, filter, values) })),
  ]
}

/** For złoty and euro alike. */
const minorOfOne = 100

function costs({ amounts }: CandidateRows, { from, to }: NonNullable<ListFilters['price']>): Condition {
  const [lowest, highest] = [(from ?? 0) * minorOfOne, to === null ? Number.POSITIVE_INFINITY : to * minorOfOne]
  return (_, index) => {
    const amount = amounts[index] ?? Number.NaN
    return amount >= lowest && amount <= highest
  }
}

function hasAnyValue({ columns, promotions }: CandidateRows, filter: FilterId, values: string[]): Condition {
  const hasFlag =
    (bits: number): Condition =>
    (row) =>
      ((columns.flags[row] ?? 0) & bits) !== 0
  switch (filter) {
    case 'producer':
      return isAmong(
        columns.producers,
        values.map((id) => columns.producerIds.find(Number(id))),
      )
    case 'series':
      return isAmong(
        columns.series,
        values.map((id) => columns.seriesIds.find(Number(id))),
      )
    case 'size':
      return isIn(columns.sizes, columns.sizeSets.containing(values))
    case 'availability':
      return hasFlag(
        (values.includes('stock') ? flagBits.in_stock : 0) | (values.includes('order') ? flagBits.to_order : 0),
      )
    case 'express':
      return hasFlag(flagBits.express)
    case 'promotion':
      return (_, index) => promotions[index] === 1
    case 'new':
      return hasFlag(flagBits.is_new)
    default:
      return hasParameter(columns, values)
  }
}

function isAmong(column: Int32Array, numbers: (number | undefined)[]): Condition {
  const wanted = new Set(numbers)
  return (row) => wanted.has(column[row])
}

function isIn(column: Int32Array, wanted: Uint8Array): Condition {
  return (row) => wanted[column[row] ?? 0] === 1
}

function hasParameter({ parameterValues, parameterValueIds }: ListingColumns, values: string[]): Condition {
  const wanted = new Uint8Array(parameterValueIds.keys.length)
  for (const number of values.map((id) => parameterValueIds.find(Number(id))))
    if (number !== undefined) wanted[number] = 1
  return (row) => parameterValues.holdsOne(row, wanted)
}
