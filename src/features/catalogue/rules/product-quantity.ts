import { ceilToStep, type Decimal, floorToStep, formatDecimal, maxDecimal, minDecimal, one } from '#shared/decimal.ts'
import { type PluralForms, pluralForm } from '#shared/text.ts'

/** '2 sztuki', '0,5 metra': a quantity with its unit in the right form. */
export function quantityText(quantity: Decimal, unit: PluralForms): string {
  const written = formatDecimal(quantity)
  return `${written}\u00a0${pluralForm(unit, written)}`
}

/** The points of the loyalty programme for a quantity, from `points` for one unit: whole points, rounded down once. */
export function pointsReceived(points: number, quantity: Decimal): number {
  return Number((BigInt(points) * quantity) / one)
}

/** A quantity of one size, to be taken out of stock or returned. */
export interface SizeQuantity {
  sizeId: number
  quantity: Decimal
}

/** The same from one store. */
export interface StoreQuantity extends SizeQuantity {
  storeId: number
}

/** A size with less stock than requested, and its stock. */
export interface Shortage {
  sizeId: number
  left: Decimal
}

/** Adds up shares of the same size, and sorts them by size, so that all callers lock sizes in the same order. */
export function sumBySize(shares: SizeQuantity[]): SizeQuantity[] {
  const sums = new Map<number, Decimal>()
  for (const { sizeId, quantity } of shares) sums.set(sizeId, (sums.get(sizeId) ?? 0n) + quantity)
  return [...sums].map(([sizeId, quantity]) => ({ sizeId, quantity })).sort((a, b) => a.sizeId - b.sizeId)
}

/** What decides the least quantity to buy of one size. Null: no minimum. */
export interface PurchaseMinimums {
  /** Step of sale, column `sell_by`. */
  step: Decimal
  minimumPerOrder: Decimal | null
  minimumPerSize: Decimal | null
}

/**
 * The least quantity to buy: the largest minimum, rounded up to the step. `minimumPurchaseSql` is the same in SQL, because lists
 * compare it with the stock of very many products in one statement; a property test holds both equal.
 */
export function minimumPurchase({ step, minimumPerOrder, minimumPerSize }: PurchaseMinimums): Decimal {
  return ceilToStep(maxDecimal(step, minimumPerOrder ?? 0n, minimumPerSize ?? 0n), step)
}

/**
 * The number of bundles that the scarcest chosen size allows; parts with the same size share its stock. Null: unlimited.
 * `sellableStockSql` is the most that any choice of sizes allows, because lists need it of very many products in one statement; a
 * property test holds both equal. Only where two parts may take the same size SQL counts its stock for each, and the basket decides.
 * @param chosen the size of each part, with its stock in all stores; null: unlimited
 */
export function bundleStock(
  parts: { quantity: Decimal }[],
  chosen: { id: number; stock: Decimal | null }[],
): Decimal | null {
  const needed = new Map<number, Decimal>()
  for (const [index, { id }] of chosen.entries())
    needed.set(id, (needed.get(id) ?? 0n) + (parts[index]?.quantity ?? 0n))
  const counted = chosen.flatMap(({ id, stock }) =>
    stock === null ? [] : floorToStep((stock * one) / (needed.get(id) ?? one), one),
  )
  return counted.length > 0 ? minDecimal(...counted) : null
}
