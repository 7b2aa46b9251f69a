import { hashToken, makeToken } from '#platform/tokens.ts'
import { type Shop, updateVisitor } from '#shop'
import { visitEnd } from '../rules/visit.ts'
import { insertVisit } from '../writes.ts'

/**
 * The id of the visitor's visit; a new one, with a token for the cookie in `shop.visitor.cookieToken`, when there is none yet.
 * Called by the first action that must be remembered, never by a page view.
 */
export async function beginVisit(shop: Shop): Promise<number> {
  if (shop.visitor.visitId !== null) return shop.visitor.visitId
  const token = makeToken()
  const visitId = await insertVisit(shop, hashToken(token), visitEnd(shop.now))
  updateVisitor(shop, { visitId, cookieToken: token })
  return visitId
}
