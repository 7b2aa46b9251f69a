import { sql } from 'kysely'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import type { PublicShop } from '#shop'
import type { AppContext } from '../src/server/app-context.ts'
import { waitFor } from './wait-for.ts'

interface CurrencyChanges {
  mask?: string
  symbol_before?: boolean
  symbol_space?: boolean
  rate?: string
}

/** Changes the format of a currency, or its rate for the past too, and waits until the shop is notified. */
export async function changeCurrency(
  { database, publicShop }: AppContext,
  code: string,
  written: CurrencyChanges,
): Promise<void> {
  await database.query.updateTable('currency').set(written).where('code', '=', code).execute()
  if (written.rate)
    await sql`insert into currency_rate_log (currency, rate, since) values (${code}, ${written.rate}, '2000-01-01')`.execute(
      database.query,
    )
  const before = publicShop('').currencies
  await sql`select pg_notify('settings_changed', '')`.execute(database.query)
  await waitFor(() => publicShop('').currencies !== before)
}

/** The shop of a visitor who has chosen EUR. */
export function inEuro<AnyShop extends PublicShop>(shop: AnyShop): AnyShop {
  return { ...shop, currency: getCurrency(shop, 'EUR') }
}
