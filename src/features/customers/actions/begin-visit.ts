import { hashToken, makeToken } from '#platform/tokens.ts'
import type { Shop } from '#shop'
import { insertVisit } from '../writes.ts'

const monthInMilliseconds = 30 * 24 * 60 * 60 * 1000

/**
 * The id of the visitor's visit; a new one, with a token for the cookie in `shop.visitor.newToken`, when there is none yet.
 * Called by the first deed that must be remembered, never by looking.
 */
export async function beginVisit(shop: Shop): Promise<number> {
  if (shop.visitor.visitId !== null) return shop.visitor.visitId
  const token = makeToken()
  const visitId = await insertVisit(shop, await hashToken(token), new Date(shop.now.getTime() + monthInMilliseconds))
  shop.visitor.visitId = visitId
  shop.visitor.newToken = token
  return visitId
}
