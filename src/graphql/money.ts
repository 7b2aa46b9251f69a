import { type CurrencyFormat, formatMoney, splitVat } from '#shared/money.ts'
import type { Money, Price } from './generated/resolver-types.ts'

/** An amount of minor units as clients read it; only here, at the very edge, it becomes a number with decimals. */
export function moneyAnswer(amount: number, format: CurrencyFormat): Money {
  return { value: amount / 100, currency: format.code, formatted: formatMoney(amount, format) }
}

/** A gross amount with VAT and without, by the shop's one rule of rounding. */
export function priceAnswer(gross: number, vatPercent: string, format: CurrencyFormat): Price {
  return amountAnswer(splitVat(gross, vatPercent), format)
}

export function amountAnswer({ gross, net }: { gross: number; net: number }, format: CurrencyFormat): Price {
  return { gross: moneyAnswer(gross, format), net: moneyAnswer(net, format) }
}
