import type { Decimal } from '#shared/decimal.ts'

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
