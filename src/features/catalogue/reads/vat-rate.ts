import { type RawBuilder, sql } from 'kysely'
import { warsawDay } from '#platform/database/warsaw-day.ts'
import { exemptFromVat } from '#shared/money.ts'
import type { PublicShop } from '#shop'

/** The VAT rate of a class in Poland at `shop.now`, for a lateral join: `percent` is '23.00', or 'zw' where it is exempt. */
export function vatRateOf(shop: PublicShop, vatClass: string): RawBuilder<unknown> {
  return sql`
    select coalesce(percent::text, ${exemptFromVat}) as percent from vat_rate
    where vat_class_id = ${sql.ref(vatClass)} and country = 'PL' and valid_from <= ${warsawDay(shop.now)}
    order by valid_from desc limit 1
  `
}
