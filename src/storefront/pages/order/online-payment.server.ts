import type { Order } from '#features/orders/rules/order.ts'
import { isOver } from '#features/orders/rules/order-status.ts'
import { getAttempts } from '#features/payments/queries/attempts.ts'
import { paymentStage } from '#features/payments/rules/payment-attempt.ts'
import { isOnline } from '#features/payments/rules/payment-methods.ts'
import { payTexts } from '#features/payments/texts/online.ts'
import { payableMethods } from '#features/payments/views/payable.ts'
import { nonBreaking, type Text, translate } from '#shared/text.ts'
import type { Shop } from '#shop'

/** What the page of an order says about paying it online, as texts. */
export interface OnlinePayment {
  /** Where it is paid. */
  address: string
  pay: string
  /** What is better about it than the way that the buyer has chosen; null: it is that way. */
  lead: string | null
  /** How far the last attempt is; null: there is none, or it says nothing. */
  state: string | null
}

/** Null where nothing is to be paid, or not online. */
export async function onlinePayment(
  shop: Shop,
  order: Order,
  isPaid: boolean,
  address: string,
): Promise<OnlinePayment | null> {
  const isChosen = isOnline(order.paymentMethod)
  if (isPaid || isOver(order.status)) return null
  if (!isChosen && !payableMethods(shop, order).some(isOnline)) return null
  const [attempt] = await getAttempts(shop, order.id)
  const stage = attempt ? paymentStage(attempt, true, shop.now) : 'choose'
  const t = (text: Text) => nonBreaking(translate(text, {}, shop.textOverrides))
  const state =
    stage === 'confirm'
      ? payTexts.confirm
      : stage === 'wait'
        ? payTexts.waitingDetail
        : attempt?.problem === 'declined'
          ? payTexts.declined
          : null
  return {
    ...{ address, state: state && t(state) },
    pay: t(isChosen ? payTexts.payNow : payTexts.payOnlineInstead),
    lead: isChosen ? null : t(payTexts.sooner),
  }
}
