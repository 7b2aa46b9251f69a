import { type Decimal, decimal, one } from '#shared/decimal.ts'
import { timesQuantity } from '#shared/money.ts'
import type { Entry, EntrySize } from './entry.ts'

/** What a size costs for one unit, minor units: null when it cannot be added to the basket, [] when it is free. */
export type SizeCost = { from: string; amount: number }[] | null

/** A row as the button for all rows counts it. */
export interface CountedRow {
  name: string
  /** Of the chosen size; null also while none is chosen. */
  cost: SizeCost
  /** Null: not a number. */
  quantity: Decimal | null
}

/** What the button for all rows of a form says. */
export interface RowsSum {
  /** How many rows the button adds. */
  count: number
  /** What they cost together, minor units. */
  amount: number
  /** The names of the rows that it leaves out. */
  left: string[]
}

/** What a size costs, with its quantity discounts, as the rows of a page carry it. */
export function sizeCost({ price, refusal }: Pick<EntrySize, 'price' | 'refusal'>): SizeCost {
  if (refusal !== null) return null
  return price ? [{ from: '0', amount: price.amount }, ...price.tiers] : []
}

/** A row of a list with today's data. */
export function countedRow({ product, sizes, sizeId, quantity }: Entry): CountedRow {
  const size = sizes.find(({ id }) => id === sizeId)
  return { name: product.name, cost: size ? sizeCost(size) : null, quantity }
}

/** What the button for all rows adds to the basket, at the prices of the page: the browser shows the same while rows are changed. */
export function rowsSum(rows: CountedRow[]): RowsSum {
  const left = rows.filter(({ cost, quantity }) => cost === null || quantity === null).map(({ name }) => name)
  const amount = rows.reduce((sum, { cost, quantity }) => sum + (cost && quantity ? worth(cost, quantity) : 0), 0)
  return { count: rows.length - left.length, amount, left }
}

/** Whether a row says what it costs: one piece costs its price. */
export function hasRowSum({ cost, quantity }: CountedRow): boolean {
  return cost !== null && cost.length > 0 && quantity !== null && quantity !== one
}

function worth(cost: NonNullable<SizeCost>, quantity: Decimal): number {
  const reached = cost.filter(({ from }) => decimal(from) <= quantity).map(({ amount }) => amount)
  return reached.length > 0 ? timesQuantity(Math.min(...reached), quantity) : 0
}
