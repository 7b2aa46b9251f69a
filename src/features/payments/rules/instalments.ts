import { baseCurrency } from '#shared/currency.ts'
import { wireAmount } from '#shared/money.ts'

/** What a lender takes on; amounts in minor units of PLN, both included (B5.49). */
export interface InstalmentTerms {
  minimum: number
  maximum: number
  /** How many different products a basket may hold (B5.51). */
  mostProducts: number
  /** Whether it lends what goods cost with VAT, as to consumers, or without, as to companies that lease. */
  counts: 'gross' | 'net'
}

/** What is known when instalments are judged (B3.45), amounts in minor units of `currency`. */
export interface InstalmentData {
  /** What is looked at, at the quantity that is chosen; null where the basket itself is. */
  price: number | null
  priceNet: number | null
  currency: string
  /** How many products the basket holds; null while that is not known. */
  basketCount: number | null
  /** Goods in the basket; counts where there is no price. */
  basketCost: number
  basketCostNet: number
}

export type InstalmentRefusal = 'currency' | 'below' | 'above' | 'products'

/** Why this cannot be paid by instalments (A5.12, B5.50), or null when it can. */
export function whyNoInstalments(terms: InstalmentTerms, data: InstalmentData): InstalmentRefusal | null {
  const amount = financedAmount(terms, data)
  if (data.currency !== baseCurrency) return 'currency'
  if (amount < terms.minimum) return 'below'
  if (amount > terms.maximum) return 'above'
  return data.basketCount !== null && data.basketCount > terms.mostProducts ? 'products' : null
}

/** What would be lent, minor units. */
export function financedAmount({ counts }: Pick<InstalmentTerms, 'counts'>, data: InstalmentData): number {
  return counts === 'net' ? (data.priceNet ?? data.basketCostNet) : (data.price ?? data.basketCost)
}

/** Where the lender counts this amount (A7.21, B7.18): its address with {value} as '1234.50'. */
export function simulatorAddress(template: string, amount: number): string {
  return template.replaceAll('{value}', wireAmount(amount))
}
