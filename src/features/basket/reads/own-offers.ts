import { sql } from 'kysely'
import { decimal } from '#shared/decimal.ts'
import type { Shop } from '#shop'
import { withHeld } from '../rules/shares.ts'
import { holdMinutesSetting } from '../settings.ts'
import { offersOfProducts, offersOfSizes, type PricedOffer } from './find-offers.ts'
import { basketOwner } from './held-lines.ts'

/** Every size of these products as it stands for the visitor's own basket: with what is held for it. */
export async function ownOffersOfProducts(shop: Shop, productIds: number[]): Promise<Map<number, PricedOffer>> {
  return asHeld(shop, await offersOfProducts(shop, productIds))
}

/** These sizes, likewise. */
export async function ownOffersOfSizes(shop: Shop, sizeIds: number[]): Promise<Map<number, PricedOffer>> {
  return asHeld(shop, await offersOfSizes(shop, sizeIds))
}

async function asHeld(shop: Shop, offers: Map<number, PricedOffer>): Promise<Map<number, PricedOffer>> {
  const held = await heldForVisitor(shop)
  if (held.size === 0) return offers
  return new Map([...offers].map(([sizeId, offer]) => [sizeId, withHeld(offer, held)]))
}

/** How much of which sizes is held for the visitor's basket; of what has run out, what has not been given back yet. */
async function heldForVisitor(shop: Shop): Promise<Map<number, bigint>> {
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
