import { changeStatus, type StatusRequest, type StatusResult } from '#features/orders/actions/change-status.ts'
import { type PublicShop, transactionOrUndo } from '#shop'
import { paymentAfter } from '../rules.ts'
import { settlePayments } from '../writes.ts'

/** Moves an order on, and its payment with it: paid when the order is paid, or when what the courier collected completes it. */
export function moveOrder(shop: PublicShop, request: StatusRequest): Promise<StatusResult> {
  return transactionOrUndo<PublicShop, StatusResult>(shop, async (shop) => {
    const moved = await changeStatus(shop, request)
    const settled = paymentAfter(request.status)
    if (moved.ok && settled) await settlePayments(shop, moved.value.orderId, settled)
    return moved
  })
}
