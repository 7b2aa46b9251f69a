import { type RawBuilder, sql } from 'kysely'
import type { PublicShop } from '#shop'
import { halfNewAge, topPopularity } from '../rules/score.ts'
import { searchWeights } from '../settings.ts'

/** The weight of one factor of the search order: 1 for the merchant's 100. */
export function searchWeight({ settings }: Pick<PublicShop, 'settings'>, of: keyof typeof searchWeights): number {
  return settings.get(searchWeights[of]) / 100
}

/** The score of a row of `listing`, as SQL: the rule `score`. */
export function scoreSql(shop: Pick<PublicShop, 'settings' | 'now'>): RawBuilder<number> {
  return sql`(
    ${searchWeight(shop, 'availability')}::float8 * (listing.in_stock or listing.to_order)::integer
    + ${searchWeight(shop, 'popularity')}::float8 * least(1, ln(1 + greatest(listing.popularity, 0)::float8) / ${topPopularity}::float8)
    + ${searchWeight(shop, 'freshness')}::float8 / (1 + greatest(0, date_part('epoch', ${shop.now}::timestamptz - listing.created_at)) / ${halfNewAge}::float8)
  )`
}
