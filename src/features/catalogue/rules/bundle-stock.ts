import { type Decimal, floorToStep, minDecimal, one } from '#shared/decimal.ts'

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
