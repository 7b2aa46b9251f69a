import { type CurrencyFormat, formatMoney, wireAmount } from '#shared/money.ts'

/** With VAT and without, in minor units. */
interface Amount {
  gross: number
  net: number
}

export type WireFields = Record<string, string>

/**
 * An amount under its name and the contract's suffixes: x, x_formatted, x_net, x_net_formatted. Nothing for what there is not.
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

/** An amount of minor units as a number of the main unit, where clients count with it. */
export function numeric(amount: number): number {
  return Number(wireAmount(amount))
}
