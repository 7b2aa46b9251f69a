import { useMatches } from 'react-router'
import type { CurrencyFormat } from '#shared/money.ts'

/**
 * How the amounts of the page are written: as its own loader says, since that is what counted them. What stands around the page may
 * have been loaded before another tab chose another currency, and an order has its own.
 */
export function useMoneyOfPage(ofFrame: CurrencyFormat): CurrencyFormat {
  const page = useMatches().at(-1)?.loaderData
  return hasMoney(page) ? page.money : ofFrame
}

function hasMoney(data: unknown): data is { money: CurrencyFormat } {
  return typeof data === 'object' && data !== null && 'money' in data
}
