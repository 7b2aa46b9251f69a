import type { Kysely } from 'kysely'
import type { Currency } from '#shared/currency.ts'
import { decimal } from '#shared/decimal.ts'
import type { Schema } from './database/schema.ts'

/** Every currency that has prices, in the merchant's order. */
export async function readCurrencies(database: Kysely<Schema>): Promise<Currency[]> {
  const rows = await database.selectFrom('currency').selectAll().orderBy('position').orderBy('code').execute()
  return rows.flatMap(({ price_list_id: priceListId, rate, symbol_before, symbol_space, code, symbol, mask }) =>
    priceListId === null
      ? []
      : [
          {
            format: { code, symbol, mask, symbolBefore: symbol_before, symbolSpace: symbol_space },
            rate: decimal(rate),
            priceListId,
          },
        ],
  )
}
