import { urls } from '#shared/urls.ts'
import type { PublicShop, Shop } from '#shop'
import { findOrder } from '../queries/find-order.ts'
import { isPlacedBy } from '../queries/order-placement.ts'
import { hasLiveToken } from '../queries/order-tokens.ts'
import type { Order } from '../rules/order.ts'
import { buyerKey } from '../rules/order-draft.ts'
import { orderLinkDaysSetting } from '../settings.ts'

const purpose = 'view'

/** The address of an order's page with a signed link, which opens it without signing in for `orders.linkDays`. */
export function orderAddress(shop: PublicShop, number: number): string {
  return urls.order({
    number,
    token: shop.links.sign(purpose, number, shop.settings.get(orderLinkDaysSetting), shop.now),
  })
}

/** The order for its signed-in client, or for the visit that placed it: for calls, which have no link. Null for all others. */
export async function findOwnOrder(shop: Shop, number: number): Promise<Order | null> {
  const { customerId } = shop.visitor
  const order = await findOrder(shop, { number })
  if (!order) return null
  if (customerId !== null && order.customerId === customerId) return order
  return (await isPlacedBy(shop, number, buyerKey(shop.visitor))) ? order : null
}

/**
 * The order for its buyer: its signed-in client, or anyone who has a link to it. Null for all others, as for an order that does not exist.
 * @param token of the link; '' without one
 */
export async function findVisibleOrder(
  shop: Shop,
  { number, token }: { number: number; token: string },
): Promise<Order | null> {
  const hasLink = shop.links.isValid(token, purpose, number, shop.now) || (await hasLiveToken(shop, { number, token }))
  const { customerId } = shop.visitor
  if (!hasLink && customerId === null) return null
  const order = await findOrder(shop, { number })
  return order && (hasLink || order.customerId === customerId) ? order : null
}
