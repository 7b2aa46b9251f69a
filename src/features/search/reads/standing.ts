import { type RawBuilder, sql } from 'kysely'
import type { PublicShop } from '#shop'
import { searchWeights } from '../settings.ts'

const month = 30 * 24 * 60 * 60 // seconds

/** How much one thing counts in the order of what a search finds, as SQL: 1 for 100 of the merchant's. */
export function searchWeight(shop: PublicShop, of: keyof typeof searchWeights): RawBuilder<number> {
  return sql`${shop.settings.get(searchWeights[of]) / 100}::float8`
}

/** How a row of `listing` stands among others whatever is searched for, as SQL, more is better: whether it can be had, how popular and how new it is. */
export function standing(shop: PublicShop): RawBuilder<number> {
  return sql`(
    ${searchWeight(shop, 'availability')} * (not listing.disabled)::integer
    + ${searchWeight(shop, 'popularity')} * least(1, ln(1 + greatest(listing.popularity, 0)::float8) / 12)
    + ${searchWeight(shop, 'freshness')} / (1 + greatest(0, date_part('epoch', ${shop.now}::timestamptz - listing.created_at)) / ${month}::float8)
  )`
}
