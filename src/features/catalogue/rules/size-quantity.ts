import type { Decimal } from '#shared/decimal.ts'

/** So much of one size, to be taken out of the stores or put back. */
export interface SizeQuantity {
  sizeId: number
  quantity: Decimal
}

/** The same out of one store. */
export interface StoreQuantity extends SizeQuantity {
  storeId: number
}

/** A size of which there is less than was asked for, and what there is. */
export interface Shortage {
  sizeId: number
  left: Decimal
}

/** Shares of the same size added up, in the order of sizes: whoever takes several locks them in the same order. */
export function sumBySize(shares: SizeQuantity[]): SizeQuantity[] {
  const sums = new Map<number, Decimal>()
  for (const { sizeId, quantity } of shares) sums.set(sizeId, (sums.get(sizeId) ?? 0n) + quantity)
  return [...sums].map(([sizeId, quantity]) => ({ sizeId, quantity })).sort((a, b) => a.sizeId - b.sizeId)
}
