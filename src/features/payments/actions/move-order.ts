import { changeStatus, type StatusRequest, type StatusResult } from '#features/orders/actions/change-status.ts'
import { tellBuyer } from '#features/orders/actions/tell-buyer.ts'
import { newsOf } from '#features/orders/rules/news.ts'
import { type PublicShop, transactionOrUndo } from '#shop'
import { awaitedPayments } from '../reads.ts'
import { paymentAfter } from '../rules.ts'
import { settlePayment } from '../writes.ts'

/**
 * Moves an order on, tells its buyer, and its payment with it: paid when the order is paid, or when what the courier collected completes it.
 * In the caller's transaction if there is one.
 */
export function moveOrder(shop: PublicShop, request: StatusRequest): Promise<StatusResult> {
  if (shop.database.isTransaction) return move(shop, request)
  return transactionOrUndo<PublicShop, StatusResult>(shop, (shop) => move(shop, request))
}

async function move(shop: PublicShop, request: StatusRequest): Promise<StatusResult> {
  const moved = await changeStatus(shop, request)
  if (!moved.ok) return moved
  for (const { id, method } of await awaitedPayments(shop, moved.value.orderId)) {
    const settled = paymentAfter(request.status, method)
    if (settled) await settlePayment(shop, id, settled)
  }
  const news = moved.value.from === moved.value.to ? null : newsOf(moved.value.to)
  if (news) await tellBuyer(shop, moved.value.orderId, news)
  return moved
}
