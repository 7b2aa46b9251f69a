import { getSeller } from '#features/content/settings.ts'
import { methodsForCurrency, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { paymentMethodsSetting } from '#features/payments/settings.ts'
import { isReadSafely, takesOnlinePayments } from '#features/payments/views/online-payments.ts'
import type { PublicShop } from '#shop'

/** The payment methods that the shop offers in its currency. */
export function offeredPaymentMethods(shop: PublicShop): PaymentMethod[] {
  const { currency, settings, publicUrl } = shop
  const { code } = currency.format
  const allowed = settings.get(paymentMethodsSetting)
  return methodsForCurrency({
    currency: code,
    account: getSeller(settings, code).bankAccount,
    online: takesOnlinePayments(shop),
    secure: isReadSafely(publicUrl),
  }).filter((method) => allowed.includes(method))
}
