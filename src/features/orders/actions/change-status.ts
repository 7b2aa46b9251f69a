import { returnStock } from '#features/catalogue/actions/return-stock.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transactionOrUndo } from '#shop'
import { lockOrder } from '../reads/lock-order.ts'
import { stockTaken } from '../reads/stock-taken.ts'
import { nextStatuses, type OrderStatus } from '../rules/status.ts'
import { insertEvent, updateStatus } from '../writes/change-order.ts'

export type StatusRefusal =
  | { reason: 'unknown-order' }
  | { reason: 'not-from-here'; from: OrderStatus; allowed: OrderStatus[] }

/** Moves an order on. Cancelling puts the goods back into the stores. The status that it has already changes nothing. */
export function changeStatus(
  shop: PublicShop,
  request: { number: number; status: OrderStatus },
): Promise<Result<{ from: OrderStatus; to: OrderStatus }, StatusRefusal>> {
  return transactionOrUndo<PublicShop, Result<{ from: OrderStatus; to: OrderStatus }, StatusRefusal>>(
    shop,
    async (shop) => {
      const locked = await lockOrder(shop, request.number)
      if (!locked) return refused({ reason: 'unknown-order' })
      const { id, status: from } = locked
      const to = request.status
      if (from === to) return done({ from, to })
      const allowed = nextStatuses(from)
      if (!allowed.includes(to)) return refused({ reason: 'not-from-here', from, allowed })
      await updateStatus(shop, id, to)
      if (to === 'cancelled') await returnStock(shop, await stockTaken(shop, id))
      await insertEvent(shop, id, 'status-changed', { from, to })
      return done({ from, to })
    },
  )
}
