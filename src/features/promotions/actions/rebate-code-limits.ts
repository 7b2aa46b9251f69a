import { countAttempt } from '#platform/rate-limit.ts'
import type { Shop } from '#shop'
import { lockClientOrders, lockRebateCode } from '../queries/rebate-codes.ts'
import { normalizeCode } from '../rules/rebate-code.ts'

const minutes = 15
const perVisitor = 20
const perAddress = 60

/**
 * Counts an attempt with a code before the code is looked up, so that codes cannot be found by guessing. A signed-in client is counted by
 * account alone: nobody at the same address can use up the client's attempts. Guests, who can start a new visit at any time, are counted
 * by visit and by address; a household shares an address, hence the higher limit.
 * @returns null, or the time until which the visitor must wait
 */
export async function countCodeAttempt({ database, visitor, now }: Shop): Promise<Date | null> {
  const { customerId, visitId, address } = visitor
  const limit = (key: string, tries: number) => ({ name: 'rebate codes', key, tries, minutes })
  const limits =
    customerId !== null
      ? [limit(`codes of client ${customerId}`, perVisitor)]
      : [
          ...(visitId === null ? [] : [limit(`codes of visit ${visitId}`, perVisitor)]),
          ...(address === null ? [] : [limit(`codes from ${address}`, perAddress)]),
        ]
  return limits.length === 0 ? null : countAttempt(database, limits, now)
}

/**
 * Locks what other orders could use up, until the transaction ends: the last use of this code, the first order of this client. Call it
 * in the transaction of an order, before `getPromotionFacts`, and before goods are locked.
 */
export async function lockPromotions(shop: Shop, code: string): Promise<void> {
  const text = normalizeCode(code)
  if (text !== '') await lockRebateCode(shop, text)
  const { customerId } = shop.visitor
  if (customerId !== null) await lockClientOrders(shop, customerId)
}
