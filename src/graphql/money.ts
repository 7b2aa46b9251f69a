import { type CurrencyFormat, formatMoney, splitVat } from '#shared/money.ts'
import type { Money, Price } from './generated/resolver-types.ts'

/** An amount of minor units in the contract's form. Only here does it become a decimal number. */
export function moneyAnswer(amount: number, format: CurrencyFormat): Money {
  return { value: amount / 100, currency: format.code, formatted: formatMoney(amount, format) }
}

/** A gross amount with and without VAT, by the shop's one rounding rule. */
export function priceAnswer(gross: number, vatPercent: string, format: CurrencyFormat): Price {
  return amountAnswer(splitVat(gross, vatPercent), format)
}

export function amountAnswer({ gross, net }: { gross: number; net: number }, format: CurrencyFormat): Price {
  return { gross: moneyAnswer(gross, format), net: moneyAnswer(net, format) }
}
