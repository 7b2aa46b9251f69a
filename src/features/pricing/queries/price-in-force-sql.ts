import { type RawBuilder, sql } from 'kysely'
import type { PublicShop } from '#shop'

type Moment = Pick<PublicShop, 'now'>

/**
 * Whether a dated price is in force at `shop.now`, as SQL over the alias of its table: the rule `isInForce`. Which of the prices in
 * force counts is decided by `priceInForce` alone.
 */
export function isInForceSql(shop: Moment, price: string): RawBuilder<boolean> {
  return sql`(${sql.ref(`${price}.valid_from`)} <= ${shop.now} and ${hasNotEndedSql(shop, price)})`
}

/** Whether a dated price is or will be in force, as SQL over the same alias. */
export function hasNotEndedSql({ now }: Moment, price: string): RawBuilder<boolean> {
  const until = sql.ref(`${price}.valid_until`)
  return sql`(${until} is null or ${until} > ${now})`
}
