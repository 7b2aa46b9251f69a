import { sql } from 'kysely'
import { getOffersByProduct, getOffersBySize, type PricedOffer } from '#features/offers/queries.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { cached } from '#platform/page-cache/cached-reads.ts'
import { decimal } from '#shared/decimal.ts'
import { convertFromBase, isBaseCurrency } from '#shared/money.ts'
import type { PublicShop, Shop } from '#shop'
import type { GiftRule } from '../rules/extras.ts'
import { withOwnReservations } from '../rules/stock-hold.ts'
import { holdMinutesSetting } from '../settings.ts'
import { basketOwner } from './stored-basket.ts'

/** Every size of these products, with the visitor's own reservations added back to stock. */
export async function getOwnOffersByProduct(shop: Shop, productIds: number[]): Promise<Map<number, PricedOffer>> {
  return addOwnReservations(shop, await getOffersByProduct(shop, productIds))
}

/** The same for these sizes. */
export async function getOwnOffersBySize(shop: Shop, sizeIds: number[]): Promise<Map<number, PricedOffer>> {
  return addOwnReservations(shop, await getOffersBySize(shop, sizeIds))
}

async function addOwnReservations(shop: Shop, offers: Map<number, PricedOffer>): Promise<Map<number, PricedOffer>> {
  const reservations = await getOwnReservations(shop)
  if (reservations.size === 0) return offers
  return new Map([...offers].map(([sizeId, offer]) => [sizeId, withOwnReservations(offer, reservations)]))
}

/** What is reserved for the visitor's basket, by size; also expired reservations that have not been released yet. */
async function getOwnReservations(shop: Shop): Promise<Map<number, bigint>> {
  const owner = basketOwner(shop.visitor)
  if (owner === null || shop.settings.get(holdMinutesSetting) === 0) return new Map()
  const { rows } = await sql<{ sizeId: number; quantity: string }>`
    select hold.size_id as "sizeId", sum(hold.quantity)::text as quantity
    from stock_hold hold join basket on basket.id = hold.basket_id
    where ${sql.ref(`basket.${owner.column}`)} = ${owner.id}
    group by hold.size_id
  `.execute(shop.database)
  return new Map(rows.map(({ sizeId, quantity }) => [sizeId, decimal(quantity)]))
}

/** The gifts by value of goods, in the shop's currency. Cached: every basket reads them. */
export async function getGiftRules(shop: PublicShop): Promise<GiftRule[]> {
  const rules = await cached(shop, 'gift rules', queryGiftRules)
  if (isBaseCurrency(shop.currency)) return rules
  return rules.map((rule) => ({ ...rule, fromGross: convertFromBase(rule.fromGross, shop.currency) }))
}

async function queryGiftRules(shop: PublicShop): Promise<GiftRule[]> {
  dependsOn(shop, 'products')
  const { rows } = await sql<GiftRule>`
    select id as "productId", gift_from_value as "fromGross" from product
    where gift_from_value is not null and visible and withdrawn_at is null
    order by gift_from_value, id
  `.execute(shop.database)
  return rows
}
