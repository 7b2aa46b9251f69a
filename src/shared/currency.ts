import { type Decimal, divideHalfUp, one } from './decimal.ts'
import type { CurrencyFormat } from './money.ts'

/** The currency in which the merchant counts: delivery is priced in it, and whatever has no price of its own in another. */
export const baseCurrency = 'PLN'

/** Money that a shop may ask for. */
export interface Currency {
  format: CurrencyFormat
  /** How many PLN one unit costs, as the National Bank quotes it: 4.25. */
  rate: Decimal
  /** Where its own prices stand. */
  priceListId: number
}

export function isBase({ format }: Currency): boolean {
  return format.code === baseCurrency
}

/**
 * Minor units of PLN, from 0, in minor units of another currency: exact, rounded once, half up. What costs something costs at least
 * one: a thousand screws of a grosz each are not given away.
 */
export function convert(amount: number, { rate }: Pick<Currency, 'rate'>): number {
  return amount === 0 ? 0 : Math.max(1, Number(divideHalfUp(BigInt(amount) * one, rate)))
}
