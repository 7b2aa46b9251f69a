import { ceilToStep, type Decimal, maxDecimal } from '#shared/decimal.ts'

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
