import { sql } from 'kysely'
import { kept } from '#platform/page-cache/kept.ts'
import { dependsOn } from '#platform/page-cache/origins.ts'
import { convert, isBase } from '#shared/currency.ts'
import type { PublicShop } from '#shop'
import type { GiftRule } from '../rules/gifts.ts'

/** The products that the shop gives away by the value of goods, in the shop's currency. Remembered: every basket asks. */
export async function giftRules(shop: PublicShop): Promise<GiftRule[]> {
  const rules = await kept(shop, 'gift rules', readRules)
  if (isBase(shop.currency)) return rules
  return rules.map((rule) => ({ ...rule, fromGross: convert(rule.fromGross, shop.currency) }))
}

async function readRules(shop: PublicShop): Promise<GiftRule[]> {
  dependsOn(shop, 'products')
  const { rows } = await sql<GiftRule>`
    select id as "productId", gift_from_value as "fromGross" from product
    where gift_from_value is not null and visible and withdrawn_at is null
    order by gift_from_value, id
  `.execute(shop.database)
  return rows
}
