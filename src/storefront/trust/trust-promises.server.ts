import { wrapsSetting } from '#features/basket/settings.ts'
import { isPhysical } from '#features/catalogue/rules/product.ts'
import { offeredPaymentMethods } from '#features/checkout/views/payment-methods.ts'
import type { SizeOffer } from '#features/offers/rules/offer.ts'
import { returnDaysSetting } from '#features/orders/settings.ts'
import { isOnline, methodsWithoutCourier, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { paymentNames } from '#features/payments/texts/payments.ts'
import { markedMethods } from '#features/payments/ui/payment-marks.tsx'
import { type Message, type Text, translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { trustTexts } from '../texts/trust.ts'

/** What a product's page and the basket promise near their button, as texts; null: nothing to promise. */
export interface TrustPromises {
  returns: string | null
  /** The methods with a mark, and the names of those without one in a sentence. */
  payment: { title: string; methods: PaymentMethod[]; others: string } | null
  wrapping: string | null
}

/**
 * How long all of these can be returned, how they can be paid for and whether they can be wrapped, by the settings; nothing where none is sold. Cash
 * on delivery needs a courier who collects it, which only a basket with its destination knows.
 */
export function getTrustPromises(shop: PublicShop, offers: SizeOffer[], someCourierCollects = true): TrustPromises {
  const sold = offers.filter(({ price }) => price)
  if (sold.length === 0) return { returns: null, payment: null, wrapping: null }
  const offered = offeredPaymentMethods(shop)
  const isSent = sold.some(({ product }) => isPhysical(product.kind))
  const methods = isSent && someCourierCollects ? offered : methodsWithoutCourier(offered)
  const marked = markedMethods(methods)
  const others = methods.filter((method) => !marked.includes(method))
  const names = others.map((method) => lowerFirst(translate(nameOf(method, methods), {}, shop.textOverrides)))
  const returns = returnsText(sold)
  const days = { count: shop.settings.get(returnDaysSetting) }
  return {
    returns: returns && translate(returns, days, shop.textOverrides),
    payment:
      methods.length > 0
        ? { title: translate(trustTexts.payment, {}, shop.textOverrides), methods: marked, others: names.join(', ') }
        : null,
    wrapping:
      isSent && shop.settings.get(wrapsSetting).length > 0
        ? translate(trustTexts.wrapping, {}, shop.textOverrides)
        : null,
  }
}

/** What holds for all of them of the right of withdrawal: of what is delivered as data, that it ends then (point 13). */
function returnsText(offers: SizeOffer[]): Message['text'] | null {
  if (offers.every(({ product }) => product.kind === 'virtual')) return trustTexts.digital
  if (!offers.every(canBeReturned)) return null
  return offers.some(({ configurator }) => configurator.length > 0)
    ? trustTexts.returnsUnpersonalized
    : trustTexts.returns
}

/**
 * Whether the right of withdrawal holds, at least without what a buyer may have added by choice: not for files and services, nor for what is made to the buyer's own wish (art. 38
 * of the consumer rights act, points 1, 3 and 13).
 */
function canBeReturned({ product, configurator }: SizeOffer): boolean {
  return isPhysical(product.kind) && !configurator.some(({ required, when }) => required && when === null)
}

function nameOf(method: PaymentMethod, all: PaymentMethod[]): Text {
  return method === 'transfer' && all.some(isOnline) ? trustTexts.transfer : paymentNames[method]
}

/** 'Za pobraniem' is 'za pobraniem' inside a sentence, and BLIK stays as it is. */
function lowerFirst(name: string): string {
  if (/^\p{Lu}{2}/u.test(name)) return name
  return name.charAt(0).toLocaleLowerCase('pl') + name.slice(1)
}
