import { type HeldBasket, heldBasket } from '#features/basket/reads/held-lines.ts'
import { type SeenBasket, seeBasket } from '#features/basket/reads/see-basket.ts'
import { shipmentOf } from '#features/basket/rules/basket.ts'
import { contentInForce } from '#features/content/reads.ts'
import { sellerOf } from '#features/content/settings.ts'
import { deliveryOptions } from '#features/delivery/reads/delivery-options.ts'
import { deliveryCountries } from '#features/delivery/reads/delivery-tariffs.ts'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { methodsIn, type PaymentMethod } from '#features/payments/rules.ts'
import { paymentMethodsSetting } from '#features/payments/settings.ts'
import type { Shop } from '#shop'

/** All that an order is made of before the shopper has said who he is. */
export interface Checkout {
  goods: SeenBasket
  countries: string[]
  /** How the goods may travel, to every country; empty when nothing is sent. */
  options: DeliveryOption[]
  /** How it may be paid; empty when the shop takes no money in this currency. */
  methods: PaymentMethod[]
  termsVersion: number
}

/** The visitor's basket as it could be ordered now. */
export async function findCheckout(shop: Shop): Promise<Checkout> {
  return checkoutOf(shop, await heldBasket(shop, shop.visitor))
}

/** The same for a basket that has been read already. */
export async function checkoutOf(shop: Shop, held: HeldBasket): Promise<Checkout> {
  const goods = await seeBasket(shop, held)
  const countries = await deliveryCountries(shop)
  const options = goods.needsDelivery ? await deliveryOptions(shop, shipmentOf(goods), countries) : []
  const { code } = shop.currency.format
  const allowed = shop.settings.get(paymentMethodsSetting)
  const methods = methodsIn(code, sellerOf(shop.settings, code).bankAccount).filter((method) =>
    allowed.includes(method),
  )
  return { goods, countries, options, methods, termsVersion: (await contentInForce(shop, 'regulamin'))?.version ?? 0 }
}
