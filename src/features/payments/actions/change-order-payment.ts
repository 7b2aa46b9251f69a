import { changePaymentMethod } from '#features/orders/actions/change-payment-method.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { lockOrder } from '#features/orders/queries/order-placement.ts'
import type { OrderActor } from '#features/orders/rules/order-actor.ts'
import { isOver } from '#features/orders/rules/order-status.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
import { getAttempts } from '../queries/attempts.ts'
import { getPaymentEntries } from '../queries.ts'
import { awaitsBank } from '../rules/payment-attempt.ts'
import { paymentBalance } from '../rules/payment-balance.ts'
import type { PaymentMethod } from '../rules/payment-methods.ts'
import { payableMethods } from '../views/payable.ts'
import { replaceOpenAttempt } from '../writes/attempts.ts'

export type ChangeRefusal = 'unknown-order' | 'not-offered' | 'paid' | 'over' | 'waiting'

/**
 * Lets the buyer pay an unpaid order in another way in advance. What was begun at the gateway is replaced: money that comes from it all the same
 * is booked. waiting: the bank asks the buyer to confirm.
 */
export function changeOrderPayment(
  shop: PublicShop,
  { number, method, actor }: { number: number; method: PaymentMethod; actor: OrderActor },
): Promise<Result<null, ChangeRefusal>> {
  return transactionUnlessRefused<PublicShop, Result<null, ChangeRefusal>>(shop, async (shop) => {
    const locked = await lockOrder(shop, number)
    const order = locked && (await findOrder(shop, { number }))
    if (!order) return refused('unknown-order')
    if (isOver(order.status)) return refused('over')
    if (paymentBalance(await getPaymentEntries(shop, order.id), order.totalGross).isPaid) return refused('paid')
    if (!payableMethods(shop, order).includes(method)) return refused('not-offered')
    if (order.paymentMethod === method) return done(null)
    const open = (await getAttempts(shop, order.id)).find(({ state }) => state === 'open')
    if (open && awaitsBank(open, shop.now)) return refused('waiting')
    await replaceOpenAttempt(shop, order.id)
    await changePaymentMethod(shop, order, { method, actor })
    return done(null)
  })
}
