import { getSeller } from '#features/content/settings.ts'
import { methodsForCurrency, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { paymentMethodsSetting } from '#features/payments/settings.ts'
import type { PublicShop } from '#shop'

/** The payment methods that the shop offers in its currency. */
export function offeredPaymentMethods({ currency, settings }: PublicShop): PaymentMethod[] {
  const { code } = currency.format
  const allowed = settings.get(paymentMethodsSetting)
  return methodsForCurrency(code, getSeller(settings, code).bankAccount).filter((method) => allowed.includes(method))
}
