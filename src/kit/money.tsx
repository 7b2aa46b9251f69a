import { createContext, type ReactNode, useContext } from 'react'
import { type CurrencyFormat, formatMoney, polishZloty } from '#shared/money.ts'

const MoneyContext = createContext<CurrencyFormat>(polishZloty)

/** Gives everything inside the way in which the shop's currency is written (A9.7). */
export function MoneyProvider({ format, children }: { format: CurrencyFormat; children: ReactNode }) {
  return <MoneyContext value={format}>{children}</MoneyContext>
}

/** Writes amounts of minor units: 123450 → '1 234,50 zł'. */
export function useMoney(): (amount: number) => string {
  const format = useContext(MoneyContext)
  return (amount) => formatMoney(amount, format)
}
