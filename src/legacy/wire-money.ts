import { type CurrencyFormat, formatMoney, wireAmount } from '#shared/money.ts'

/** Gross and net, in minor units. */
interface Amount {
  gross: number
  net: number
}

export type WireFields = Record<string, string>

/**
 * Returns an amount under its name with the contract's suffixes: x, x_formatted, x_net, x_net_formatted. Empty for a missing
 * amount.
 */
export function moneyFields(name: string, amount: Amount | null, format: CurrencyFormat): WireFields {
  if (amount === null) return {}
  return {
    [name]: wireAmount(amount.gross),
    [`${name}_formatted`]: formatMoney(amount.gross, format),
    [`${name}_net`]: wireAmount(amount.net),
    [`${name}_net_formatted`]: formatMoney(amount.net, format),
  }
}

/** Returns an amount of minor units as a number of the main unit, for clients that calculate with it. */
export function toMainUnits(amount: number): number {
  return Number(wireAmount(amount))
}
