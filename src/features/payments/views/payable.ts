import type { Order } from '#features/orders/rules/order.ts'
import type { PublicShop } from '#shop'
import {
  isCollectedOnDelivery,
  methodsForCurrency,
  methodsWithoutCourier,
  type PaymentMethod,
} from '../rules/payment-methods.ts'
import { paymentMethodsSetting } from '../settings.ts'
import { isReadSafely, takesOnlinePayments } from './online-payments.ts'

/** In which ways a placed order can be paid in advance, for the same sum; none where the courier collects it. */
export function payableMethods(
  shop: PublicShop,
  { currency, paymentMethod, seller }: Pick<Order, 'currency' | 'paymentMethod' | 'seller'>,
): PaymentMethod[] {
  if (isCollectedOnDelivery(paymentMethod)) return []
  const account = seller.bankAccount
  const methods = methodsForCurrency({
    ...{ currency, account },
    online: takesOnlinePayments(shop),
    secure: isReadSafely(shop.publicUrl),
  })
  const allowed = shop.settings.get(paymentMethodsSetting)
  return methodsWithoutCourier(methods).filter(
    (method) => allowed.includes(method) && (method !== 'transfer' || account !== ''),
  )
}
