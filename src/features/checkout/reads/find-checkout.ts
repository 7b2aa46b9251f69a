import { offersOfSizes } from '#features/basket/reads/find-offers.ts'
import { linesOfVisitor } from '#features/basket/reads/held-lines.ts'
import { type Goods, type HeldLine, seeGoods, shipmentOf } from '#features/basket/rules/basket.ts'
import { offerOf } from '#features/basket/rules/tailor.ts'
import { contentInForce } from '#features/content/reads.ts'
import { sellerOf } from '#features/content/settings.ts'
import { pointsOfVisitor } from '#features/customers/reads/points.ts'
import { deliveryOptions } from '#features/delivery/reads/delivery-options.ts'
import { deliveryCountries } from '#features/delivery/reads/delivery-tariffs.ts'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { methodsIn, type PaymentMethod } from '#features/payments/rules.ts'
import type { Shop } from '#shop'

/** All that an order is made of before the shopper has said who he is. */
export interface Checkout {
  goods: Goods
  countries: string[]
  /** How the goods may travel, to every country; empty when nothing is sent. */
  options: DeliveryOption[]
  /** How it may be paid; empty when the shop takes no money in this currency. */
  methods: PaymentMethod[]
  termsVersion: number
}

/** The visitor's basket as it could be ordered now. */
export async function findCheckout(shop: Shop): Promise<Checkout> {
  return checkoutOf(shop, await linesOfVisitor(shop, shop.visitor))
}

/** The same for lines that have been read already. */
export async function checkoutOf(shop: Shop, lines: HeldLine[]): Promise<Checkout> {
  const offers = await offersOfSizes(
    shop,
    lines.map(({ sizeId }) => sizeId),
  )
  const goods = seeGoods(lines, (line) => offerOf(offers, line), await pointsOfVisitor(shop))
  const countries = await deliveryCountries(shop)
  const options = goods.needsDelivery ? await deliveryOptions(shop, shipmentOf(goods), countries) : []
  const { code } = shop.currency.format
  const methods = methodsIn(code, sellerOf(shop.settings, code).bankAccount)
  return { goods, countries, options, methods, termsVersion: (await contentInForce(shop, 'regulamin'))?.version ?? 0 }
}
