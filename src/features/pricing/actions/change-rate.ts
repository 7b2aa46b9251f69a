import { announceSettingsChange } from '#platform/settings.ts'
import { type Decimal, decimalText } from '#shared/decimal.ts'
import { baseCurrency } from '#shared/money.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction } from '#shop'
import { updateRate } from '../writes.ts'

export type RateRefusal = 'base-currency' | 'not-a-rate' | 'unknown-currency'

const highestRate = 1_000_000_000_000n // a million PLN; a higher rate is a typing error

/** Sets how many PLN one unit of a currency costs: all prices without their own in that currency follow at once. */
export async function changeRate(
  shop: PublicShop,
  { code, rate }: { code: string; rate: Decimal },
): Promise<Result<null, RateRefusal>> {
  if (code === baseCurrency) return refused('base-currency')
  if (rate <= 0n || rate > highestRate) return refused('not-a-rate')
  return transaction(shop, async (shop) => {
    if (!(await updateRate(shop, code, decimalText(rate)))) return refused('unknown-currency')
    await announceSettingsChange(shop.database)
    return done(null)
  })
}
