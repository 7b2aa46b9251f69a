import { createContext, type ReactNode, useContext } from 'react'
import { type CurrencyFormat, formatMoney, polishZloty } from '#shared/money.ts'

export const MoneyContext = createContext<CurrencyFormat>(polishZloty)

/** Provides the format of the shop's currency (A9.7). */
export function MoneyProvider({ format, children }: { format: CurrencyFormat; children: ReactNode }) {
  return <MoneyContext value={format}>{children}</MoneyContext>
}

/** Returns a formatter of amounts in minor units: 123450 → '1 234,50 zł'. */
export function useMoney(): (amount: number) => string {
  const format = useContext(MoneyContext)
  return (amount) => formatMoney(amount, format)
}
